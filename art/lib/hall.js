/** A cinema's furniture and guests, as distance functions. They face +z; origins stand on the floor. */
export const HALL = `
/** A tip-up seat, 0.56 wide, 1.0 high; down is 0 with the cushion folded against the back, 1 with it lowered. */
float seat(vec3 p, float down) {
  float bound = box(p - vec3(0, 0.52, 0.08), vec3(0.32, 0.54, 0.32), 0.02);
  if (bound > 0.3) return bound + 0.02;
  vec3 q = p - vec3(0, 0.68, 0);
  q.yz = turn(-0.16) * q.yz;
  q.z += 0.35 * q.x * q.x;
  float pad = 0.006 * cos(q.x * 34.0) * smoothstep(0.3, 0.1, abs(q.y)) * step(0.0, q.z);
  float back = box(q, vec3(0.255 - 0.03 * smoothstep(0.1, 0.36, q.y), 0.35, 0.055), 0.05) + pad;
  vec3 c = p - mix(vec3(0, 0.5, 0.2), vec3(0, 0.42, 0.27), down);
  c.yz = turn(mix(-0.42, -1.48, down)) * c.yz;
  float cushion = box(c, vec3(0.235, 0.22, 0.075), 0.065) + 0.004 * cos(c.x * 34.0);
  vec3 a = vec3(abs(p.x) - 0.295, p.y - 0.62, p.z - 0.12);
  float arm = box(a, vec3(0.03, 0.025, 0.2), 0.02);
  back = min(back, box(p - vec3(0, 0.3, -0.02), vec3(0.25, 0.34, 0.03), 0.02));
  float leg = box(a + vec3(0, 0.32, 0.02), vec3(0.022, 0.3, 0.1), 0.02);
  return min(min(back, cushion), min(arm, leg));
}

/** A seated person: h in [0, 1) picks hair, size and the way the head leans. */
float viewer(vec3 p, float h) {
  float scale = 0.93 + 0.14 * fract(h * 7.7);
  p /= scale;
  float bound = length((p - vec3(0, 0.95, 0.05)) * vec3(1, 0.75, 1)) - 0.5;
  if (bound > 0.3) return bound * scale;
  float torso = ellipsoid(p - vec3(0, 0.66, 0.1), vec3(0.2, 0.34, 0.12));
  float shoulders = capsule(vec3(abs(p.x), p.yz), vec3(0.02, 0.945, 0.08), vec3(0.175, 0.875, 0.09), 0.068);
  float body = smin(torso, shoulders, 0.12);
  vec3 q = p - vec3(0, 1.02, 0.08);
  float lean = (fract(h * 13.3) - 0.5) * 0.5;
  q.xy = turn(lean) * q.xy;
  q.xz = turn((fract(h * 5.1) - 0.5) * 0.7) * q.xz;
  body = smin(body, capsule(q, vec3(0, -0.1, 0), vec3(0, 0.06, 0.01), 0.056), 0.1);
  vec3 k = q - vec3(0, 0.122, 0.015);
  float head = ellipsoid(k, vec3(0.076, 0.112, 0.096));
  float ear = ellipsoid(vec3(abs(k.x) - 0.08, k.y + 0.012, k.z - 0.005), vec3(0.014, 0.03, 0.02));
  float strands = 0.0018 * sin(k.x * 90.0 + 14.0 * k.y) * sin(k.y * 34.0 + 30.0 * k.z);
  float hair;
  float kind = fract(h * 3.0) * 6.0;
  if (kind < 1.0) hair = min(ellipsoid(k - vec3(0, 0.022, -0.014), vec3(0.086, 0.108, 0.1)), ear);
  else if (kind < 2.0) hair = smin(ellipsoid(k - vec3(0, 0.02, -0.01), vec3(0.098, 0.115, 0.108)), ellipsoid(k - vec3(0, -0.08, -0.03), vec3(0.112, 0.09, 0.085)), 0.08);
  else if (kind < 3.0) hair = min(ear, min(ellipsoid(k - vec3(0, 0.02, -0.012), vec3(0.086, 0.108, 0.1)), ellipsoid(k - vec3(0, 0.115, -0.07), vec3(0.05, 0.045, 0.05))));
  else if (kind < 4.0) hair = ellipsoid(k - vec3(0, 0.045, -0.01), vec3(0.135, 0.135, 0.135)) + 0.008 * sin(k.x * 62.0) * sin(k.y * 58.0) * sin(k.z * 60.0);
  else if (kind < 5.0) hair = smin(ellipsoid(k - vec3(0, 0.02, -0.01), vec3(0.094, 0.112, 0.106)), ellipsoid(k - vec3(0, -0.16, -0.06), vec3(0.1, 0.16, 0.06)), 0.1);
  else hair = min(ear, smin(ellipsoid(k - vec3(0, 0.03, -0.02), vec3(0.09, 0.105, 0.105)), ellipsoid(k - vec3(0.02, 0.1, 0.02), vec3(0.07, 0.05, 0.08)), 0.06));
  return smin(body, min(head, hair + strands), 0.012) * scale;
}
`;
