/** A drive-in at dusk: cars in rows on wet gravel before a screen under a wide sky. */
import { MARCH } from '../lib/glsl.js';

const shader = `
const vec2 HALF = vec2(9.0, 4.0);
const vec3 SCREEN = vec3(6.2, 7.1, 40.0);
const float ROW = 8.5;
const float LANE = 4.1;

/** The film: a road into the mountains under a red sky. */
vec3 film(vec2 q) {
  vec3 c = mix(vec3(2.1, 1.25, 0.7), vec3(0.3, 0.62, 0.82), smoothstep(-0.1, 0.4, q.y));
  c += vec3(2.4, 1.4, 0.6) * exp(-6.0 * length(q - vec2(0.12, 0.02)));
  float back = q.y - 0.02 - 0.25 * fbm(vec2(q.x * 2.6 + 4.0, 2.0)) + 0.1;
  c = mix(c, vec3(0.62, 0.52, 0.6), smoothstep(0.006, -0.006, back));
  float mid = q.y + 0.1 - 0.13 * fbm(vec2(q.x * 3.4, 7.0)) + 0.04;
  c = mix(c, vec3(0.36, 0.2, 0.17), smoothstep(0.006, -0.006, mid));
  if (q.y < -0.1) {
    float depth = 1.0 / (-0.09 - q.y);
    float x = (q.x - 0.12) * depth;
    c = mix(vec3(0.66, 0.33, 0.16), vec3(0.24, 0.12, 0.08), smoothstep(-0.1, -0.4, q.y));
    c = mix(c, vec3(0.13, 0.12, 0.13), smoothstep(1.02, 0.98, abs(x)));
    c = mix(c, vec3(1.5, 1.2, 0.8), smoothstep(0.05, 0.03, abs(x)) * step(0.5, fract(depth * 0.9)));
  }
  return c;
}
vec3 sky(vec3 d) {
  float h = max(d.y, 0.0);
  vec3 c = mix(vec3(1.5, 0.52, 0.14), vec3(0.75, 0.24, 0.22), smoothstep(0.0, 0.1, h));
  c = mix(c, vec3(0.24, 0.13, 0.27), smoothstep(0.06, 0.24, h));
  c = mix(c, vec3(0.035, 0.06, 0.15), smoothstep(0.2, 0.55, h));
  c *= 0.5 + 0.85 * exp(-2.0 * pow(d.x + 0.25, 2.0));
  vec2 p = d.xz / (d.y + 0.12);
  float cover = fbm(p * vec2(0.55, 1.1) + 11.0);
  float cloud = smoothstep(0.46, 0.72, cover) * smoothstep(0.03, 0.14, h);
  float under = smoothstep(0.7, 0.45, fbm((p + vec2(0.05, -0.16)) * vec2(0.55, 1.1) + 11.0));
  vec3 lit = mix(vec3(1.6, 0.5, 0.2), vec3(0.42, 0.16, 0.24), smoothstep(0.05, 0.4, h));
  c = mix(c, mix(vec3(0.07, 0.06, 0.12), lit, under * exp(-1.2 * pow(d.x + 0.25, 2.0)) * 0.9), cloud * 0.8);
  float x = d.x / d.z, y = d.y / d.z;
  float hills = 0.018 + 0.05 * fbm(vec2(x * 3.2, 3.0)) + 0.012 * fbm(vec2(x * 30.0, 1.0));
  c = mix(c, vec3(0.06, 0.04, 0.065), smoothstep(0.002, -0.002, y - hills));
  float trees = 0.006 + 0.026 * fbm(vec2(x * 9.0, 5.0)) + 0.02 * noise(vec2(x * 85.0, 5.0)) * noise(vec2(x * 23.0, 9.0));
  c = mix(c, vec3(0.014, 0.013, 0.02), smoothstep(0.001, -0.001, y - trees));
  return c;
}

vec2 carId(vec3 p) { return vec2(floor(p.x / LANE), clamp(floor(p.z / ROW), 0.0, 3.0)); }
bool parked(vec2 id) { return hash2(id + 2.0) > 0.26 && abs(id.x + 0.5) < 7.0 - id.y * 0.4; }
/** A saloon of the fifties facing +z, wheels on the ground, 1.75 wide and 4.6 long. */
float car(vec3 p, float h, out float part) {
  part = 0.0;
  float tall = 0.96 + 0.1 * h;
  vec3 q = p;
  float lower = box(q - vec3(0, 0.55, 0), vec3(0.88 - 0.05 * q.z * q.z * 0.2, 0.3 - 0.012 * q.z * q.z, 2.28), 0.24);
  q.y += 0.07;
  vec3 f = vec3(abs(q.x) - 0.76, q.y - 0.82, q.z + 1.1);
  float fins = box(f, vec3(0.1, 0.1 + 0.05 * smoothstep(0.2, -1.1, f.z), 1.15), 0.08);
  float body = smin(lower, fins, 0.14);
  float up = clamp((q.y - 0.9) / 0.55, 0.0, 1.0);
  vec3 cabinSize = vec3(0.74 - 0.13 * up, 0.34 * tall, 1.12 - 0.42 * up);
  float cabin = box(q - vec3(0, 1.12, -0.15), cabinSize, 0.16);
  float shell = smin(body, cabin, 0.08);
  vec3 w = vec3(abs(q.x) - 0.74, q.y - 0.33, abs(q.z) - 1.42);
  float wheel = max(length(w.yz) - 0.33, abs(w.x) - 0.11);
  float arch = max(length(w.yz) - 0.4, -w.x - 0.12);
  shell = max(shell, -arch);
  float bumper = capsule(vec3(abs(q.x), q.y, abs(q.z)), vec3(0.0, 0.46, 2.3), vec3(0.8, 0.48, 2.2), 0.075);
  float lamp = length(vec3(abs(q.x) - 0.72, q.y - 0.74, q.z + 2.22)) - 0.1;
  float d = min(shell, min(wheel, min(bumper, lamp)));
  if (d == lamp) part = 3.0;
  else if (d == wheel) part = 1.0;
  else if (d == bumper) part = 4.0;
  else if (q.y > 1.0 && q.y < 1.36 * tall && (abs(q.x) < 0.56 - 0.1 * up || abs(q.z + 0.15) < 0.62 - 0.16 * up) && abs(abs(q.z + 0.15) - 0.06) > 0.05) part = 2.0;
  return d;
}
float couple(vec3 p) {
  float d = 1.0;
  for (int i = 0; i < 2; i++) {
    float s = float(i) * 2.0 - 1.0;
    vec3 q = p - vec3(s * 0.23, 0.0, 0.0);
    q.x += s * 0.1 * smoothstep(0.1, 0.8, q.y);
    float one = smin(ellipsoid(q - vec3(0, 0.28, 0), vec3(0.18, 0.36, 0.14)), capsule(vec3(abs(q.x), q.yz), vec3(0.02, 0.56, 0), vec3(0.15, 0.5, 0), 0.07), 0.12);
    one = smin(one, capsule(q, vec3(0, 0.5, 0), vec3(0, 0.66, 0), 0.055), 0.06);
    one = smin(one, ellipsoid(q - vec3(0, 0.75, 0), vec3(0.1, 0.13, 0.115)), 0.02);
    if (i == 1) one = smin(one, ellipsoid(q - vec3(0, 0.66, -0.05), vec3(0.115, 0.16, 0.09)), 0.06);
    one = min(one, capsule(vec3(abs(q.x), q.yz), vec3(0.09, 0.06, 0.0), vec3(0.1, 0.02, 0.5), 0.08));
    d = min(d, one);
  }
  return d;
}
float part;
float map(vec3 p) {
  float d = p.y;
  part = 10.0;
  if (p.y > 2.6 || p.z > 34.0) return min(d, max(p.y - 2.5, 0.3));
  vec2 id = carId(p);
  vec3 q = vec3(p.x - (id.x + 0.5) * LANE, p.y, p.z - (id.y + 0.5) * ROW);
  float cell = min(0.5 * LANE - abs(q.x), abs(0.5 * ROW - abs(q.z))) + 0.1;
  if (parked(id)) {
    float h = hash2(id + 5.0), is;
    q.x += (h - 0.5) * 0.5;
    q.z += (hash2(id + 6.0) - 0.5) * 1.2;
    q.xz = turn((hash2(id + 7.0) - 0.5) * 0.12) * q.xz;
    bool pair = id == vec2(-1, 0);
    float c = box(q - vec3(0, pair ? 1.3 : 0.8, 0), vec3(0.95, pair ? 1.3 : 0.8, 2.45), 0.1);
    if (c < 0.4) {
      c = car(q, h, is);
      if (c < d) { d = c; part = is; }
      if (pair) {
        float two = couple(q - vec3(0, 1.37, -0.15));
        if (two < d) { d = two; part = 5.0; }
      }
    } else d = min(d, c);
  }
  return min(d, cell);
}
${MARCH}

vec3 screenLight(vec3 p, vec3 n) {
  vec3 s = SCREEN + vec3((rnd() * 2.0 - 1.0) * HALF.x, (rnd() * 2.0 - 1.0) * HALF.y, 0);
  vec3 l = s - p;
  float r2 = dot(l, l);
  l *= inversesqrt(r2);
  return vec3(1.25, 1.1, 1.0) * max(dot(n, l), 0.0) * max(l.z, 0.0) * HALF.x * HALF.y * 4.0 / (PI * r2);
}
/** What a ray sees that meets no car: sky, screen, ground haze. */
vec3 backdrop(vec3 ro, vec3 rd) {
  vec3 c = sky(rd);
  float t = (SCREEN.z - ro.z) / rd.z;
  if (t > 0.0) {
    vec2 at = (ro + rd * t).xy - SCREEN.xy;
    float frame = box(at, HALF + 0.35, 0.1);
    float legs = max(abs(abs(at.x) - 6.0 - 0.15 * at.y) - 0.22, at.y + HALF.y);
    float cross = max(abs(abs(at.x) - 3.0 + (at.y + 6.0) * 1.2) - 0.09, max(at.y + HALF.y, abs(at.x) - 6.2));
    if (frame < 0.0 || legs < 0.0 || cross < 0.0) c = vec3(0.014, 0.013, 0.018);
    if (box(at, HALF, 0.05) < 0.0) c = film(at / HALF.x);
  }
  return c;
}
vec3 paint(float h) {
  return h < 0.2 ? vec3(0.02, 0.12, 0.13) : h < 0.4 ? vec3(0.2, 0.025, 0.022) : h < 0.6 ? vec3(0.24, 0.2, 0.14) : h < 0.8 ? vec3(0.03, 0.035, 0.05) : vec3(0.1, 0.13, 0.16);
}
vec3 shade(vec3 ro, vec3 rd, float t, bool bounce) {
  vec3 p = ro + rd * t;
  vec3 n = normalAt(p, 0.006);
  map(p - n * 0.001);
  float is = part;
  vec2 id = carId(p);
  if (is == 3.0) return vec3(3.2, 0.16, 0.06) * step(0.35, hash2(id + 40.0)) + vec3(0.1, 0.01, 0.01);
  vec3 a = is < 0.5 ? paint(hash2(id + 9.0)) : is < 1.5 ? vec3(0.01) : is < 2.5 ? vec3(0.006) : is < 4.5 ? vec3(0.1) : vec3(0.03, 0.025, 0.03);
  float above = 0.5 + 0.5 * n.y;
  vec3 dusk = mix(vec3(0.3, 0.12, 0.07), vec3(0.11, 0.12, 0.22), above) * above;
  vec3 c = a * (screenLight(p, n) * 1.6 + dusk);
  if (is < 2.5 || is == 4.0) {
    vec3 m = reflect(rd, n);
    float f = (is == 4.0 ? 0.55 : 0.05) + 0.7 * pow(1.0 - max(dot(n, -rd), 0.0), 4.0);
    if (is == 1.0) f *= 0.1;
    vec3 seen = m.y > 0.0 ? backdrop(p, m) : vec3(0.02, 0.016, 0.018);
    c += min(seen, vec3(2.0)) * f;
  }
  if (is == 2.0) c += film((p.xy - vec2((id.x + 0.5) * LANE, 1.2)) * vec2(0.35, 0.6)) * 0.035;
  return c;
}
vec3 radiance(vec2 uv) {
  vec3 ro, rd;
  lens(uv, vec3(-3.3, 1.72, -8.3), vec3(0.6, 6.3, 40.0), 1.25, 0.01, 13.5, ro, rd);
  float t = trace(ro, rd, 1.0, 90.0);
  vec3 p = ro + rd * t, c;
  if (t > 89.0 || rd.y > 0.06) c = backdrop(ro, rd);
  if (t < 89.0) {
    if (p.y > 0.012) c = shade(ro, rd, t, true);
    else {
      // Wet gravel: puddles mirror what stands above them, the rest scatters it.
      float puddle = smoothstep(0.47, 0.56, fbm(p.xz * vec2(0.28, 0.17) + 2.0));
      float rough = mix(0.085, 0.008, puddle);
      vec3 n = normalize(vec3((rnd() - 0.5) * rough + (noise(p.xz * 26.0) - 0.5) * rough * 1.5, 1.0, (rnd() - 0.5) * rough * 2.0 + (noise(p.xz * 26.0 + 50.0) - 0.5) * rough * 2.0));
      vec3 m = reflect(rd, n);
      m.y = abs(m.y);
      vec3 from = p + vec3(0, 0.01, 0);
      float r = trace(from, m, 0.02, 40.0);
      vec3 seen = r < 39.0 ? shade(from, m, r, false) : backdrop(from, m);
      float f = mix(0.22, 0.6, puddle) * (0.12 + 0.88 * pow(1.0 - max(dot(n, -rd), 0.0), 2.5));
      vec3 gravel = vec3(0.045, 0.038, 0.036) * (0.5 + noise(p.xz * 18.0) * 0.6 + 0.5 * fbm(p.xz * 1.5)) * (1.0 - 0.7 * puddle);
      c = gravel * (screenLight(p, vec3(0, 1, 0)) * 2.0 + vec3(0.16, 0.13, 0.2)) + min(seen, vec3(4.0)) * f;
    }
    c = mix(c, vec3(0.3, 0.15, 0.13) * (0.6 + 0.5 * exp(-4.0 * pow(rd.x + 0.2, 2.0))), 1.0 - exp(-0.008 * max(t - 6.0, 0.0)));
  }
  c += vec3(0.4, 0.36, 0.34) * 0.03 * exp(-2.5 * length(uv - vec2(0.14, 0.08)));
  return c;
}
`;

export default {
  samples: 9,
  detail: 0.8,
  tolerance: 0.05,
  shader,
  grade: {
    exposure: 1.05,
    bloom: 0.12,
    spread: 0.95,
    vignette: 0.5,
    grain: 0.028,
    contrast: 0.28,
    saturation: 0.95,
    shadows: [0.002, 0.004, 0.012],
    highlights: [0.008, 0.0, -0.006],
  },
  outputs: [{ file: 'photos/drive-in.webp', width: 1600, height: 1067, quality: 0.8 }],
};
