/** Neon and traffic through a café's window in the rain, a cup on the sill. */
const shader = `
/** One soft disc of light, out of focus. */
float bokeh(vec2 p, vec2 at, float r) {
  float d = length(p - at);
  return smoothstep(r, r * 0.86, d) * (0.62 + 0.38 * smoothstep(r * 0.55, r * 0.97, d));
}
/** The street behind the glass. blur 1 is far out of focus, 0 nearly sharp. */
vec3 street(vec2 p, float blur) {
  float r = mix(0.012, 0.062, blur);
  vec3 c = mix(vec3(0.012, 0.03, 0.045), vec3(0.02, 0.05, 0.075), smoothstep(-0.5, 0.3, p.y));
  c += vec3(0.10, 0.035, 0.02) * exp(-9.0 * pow(p.y + 0.14, 2.0) * 4.0);
  c *= 0.55 + 0.9 * fbm(p * vec2(2.3, 1.4) + 8.0);
  float soft = mix(0.012, 0.075, blur);
  float sign = box(p - vec2(0.36, 0.19), vec2(0.25, 0.065), 0.03);
  c += vec3(1.9, 0.78, 0.16) * smoothstep(soft, -soft, sign) * (0.55 + 0.6 * smoothstep(0.4, 0.6, abs(fract(p.x * 21.0) - 0.5) * 2.0) * (1.0 - blur));
  float tube = abs(box(p - vec2(0.36, 0.19), vec2(0.29, 0.1), 0.05));
  c += vec3(2.4, 0.16, 0.3) * smoothstep(soft * 0.75, 0.0, tube) * 0.85;
  float blade = abs(box(p - vec2(-0.5, 0.22), vec2(0.045, 0.21), 0.03));
  c += vec3(0.1, 1.0, 1.15) * smoothstep(soft * 0.8, 0.0, blade) * 0.6;
  for (int i = 0; i < 46; i++) {
    float f = float(i);
    float x = (hash1(f) - 0.5) * 1.75;
    if (abs(p.x - x) > r * 1.6) continue;
    vec3 h = vec3(hash1(f), hash1(f + 91.0), hash1(f + 203.0));
    vec2 at = vec2(x, -0.16 + 0.17 * (h.y - 0.5) + (h.z > 0.72 ? 0.32 * h.y : 0.0));
    vec3 hue = h.z < 0.34 ? vec3(1.0, 0.5, 0.14) : h.z < 0.52 ? vec3(1.0, 0.1, 0.08) : h.z < 0.72 ? vec3(1.0, 0.82, 0.55) : h.z < 0.87 ? vec3(0.12, 0.75, 0.85) : vec3(0.85, 0.16, 0.5);
    float b = 0.16 + 0.75 * pow(hash1(f + 7.7), 3.0);
    float size = r * (0.55 + 0.7 * hash1(f + 31.0));
    c += hue * b * bokeh(p, at, size);
    vec2 mirror = vec2(at.x, -0.54 - at.y * 0.75);
    vec2 stretch = (p - mirror) / vec2(1.0, 3.4);
    c += hue * b * 0.22 * smoothstep(size * 1.2, 0.0, length(stretch)) * (0.7 + 0.5 * noise(vec2(p.x * 9.0, p.y * 60.0)));
  }
  float road = smoothstep(-0.28, -0.34, p.y);
  c += road * vec3(1.0, 0.4, 0.1) * 0.16 * exp(-pow((p.x - 0.36) / 0.2, 2.0)) * (0.7 + 0.6 * noise(p * vec2(8.0, 70.0)));
  float person = min(capsule(p, vec2(0.02, -0.3), vec2(0.02, -0.13), 0.028), length(p - vec2(0.02, -0.075)) - 0.021);
  vec2 u = p - vec2(0.03, -0.045);
  float umbrella = max(length(u * vec2(1.0, 1.35)) - 0.105, -u.y);
  c *= 1.0 - 0.93 * smoothstep(soft * 0.5, -soft * 0.4, min(person, umbrella));
  return c;
}

/** Height of the water on the glass; wet is how far the mist is wiped. */
float drop(vec2 p, vec2 cell, float keep, float big) {
  vec2 g = p * cell, id = floor(g);
  if (hash2(id + 3.0) > keep * (0.35 + 1.1 * noise(id * 0.13 + 5.0))) return 0.0;
  vec2 f = fract(g) - 0.5 - (vec2(hash2(id), hash2(id + 77.0)) - 0.5) * 0.5;
  f += 0.2 * (vec2(noise(g * 2.1), noise(g * 2.1 + 40.0)) - 0.5);
  f.y *= f.y > 0.0 ? 0.8 : 1.0;
  float r = big * (0.35 + 0.65 * hash2(id + 19.0));
  float k = 1.0 - dot(f, f) / (r * r);
  return k > 0.0 ? sqrt(k) * r / cell.y : 0.0;
}
float runs(vec2 p, out float wiped) {
  wiped = 0.0;
  float h = 0.0;
  for (int i = 0; i < 2; i++) {
    float cells = i == 0 ? 9.0 : 15.0;
    float column = floor(p.x * cells + float(i) * 0.37), f = fract(p.x * cells + float(i) * 0.37) - 0.5;
    if (hash1(column + float(i) * 50.0) > 0.62) continue;
    float head = hash1(column + 11.0 + float(i) * 31.0) * 1.15 - 0.62;
    float path = 0.22 * sin(p.y * 9.0 + column) + 0.13 * sin(p.y * 23.0 + column * 2.0) + 0.05 * sin(p.y * 61.0);
    float x = (f - path * 0.6) / cells, y = p.y - head;
    float width = (i == 0 ? 0.0115 : 0.008) * (0.7 + 0.6 * hash1(column + 4.0));
    vec2 e = vec2(x, y > 0.0 ? y * 0.42 : y * 0.9);
    float k = 1.0 - dot(e, e) / (width * width);
    if (k > 0.0) h = max(h, sqrt(k) * width * 1.1);
    if (y > 0.0 && y < 0.75) {
      float trail = smoothstep(width * 0.85, width * 0.45, abs(x)) * smoothstep(0.75, 0.1, y);
      wiped = max(wiped, trail);
      vec2 b = vec2(x, (fract(y * 42.0 + hash1(column)) - 0.5) / 42.0);
      float beads = 1.0 - dot(b, b) / pow(width * 0.42 * (0.5 + noise(vec2(floor(y * 42.0), column))), 2.0);
      if (beads > 0.0) h = max(h, sqrt(beads) * width * 0.4);
    }
  }
  return h;
}
float water(vec2 p, out float wiped) {
  float h = runs(p, wiped);
  h = max(h, drop(p, vec2(17.0, 15.0), 0.42, 0.36) );
  h = max(h, drop(p + 4.7, vec2(34.0, 31.0), 0.5, 0.4));
  h = max(h, drop(p + 9.1, vec2(75.0, 71.0), 0.34, 0.42) * (1.0 - wiped));
  return h;
}

const vec2 CUP = vec2(-0.4, -0.345);
vec3 radiance(vec2 uv) {
  float wiped, ignored;
  float h = water(uv, wiped);
  vec2 e = vec2(0.0011, 0);
  vec2 slope = h > 0.0002 ? (vec2(water(uv + e.xy, ignored), water(uv + e.yx, ignored)) - h) / e.x : vec2(0);
  vec3 c;
  if (h > 0.0002) {
    float k = length(slope);
    vec2 bent = -slope / (0.55 + k) * 0.62;
    c = street(uv * 0.25 + bent, 0.12) * (1.0 - 0.55 * smoothstep(0.5, 2.4, k)) * 1.15;
    vec2 n = slope / (1.0 + k);
    c += vec3(0.5, 0.75, 0.85) * smoothstep(0.86, 0.99, dot(normalize(vec3(-n, 0.65)), normalize(vec3(-0.35, 0.55, 0.62)))) * 0.35;
  } else {
    float mist = (1.0 - wiped) * smoothstep(-0.62, 0.5, uv.y + 0.25 * fbm(uv * 3.0));
    vec2 j = (vec2(noise(uv * 160.0), noise(uv * 160.0 + 70.0)) - 0.5) * 0.012 * mist;
    c = street(uv + j, 1.0 - 0.65 * wiped);
    c = mix(c, vec3(dot(c, vec3(0.33))) * vec3(0.8, 0.95, 1.0) + vec3(0.03, 0.042, 0.05), 0.2 * mist);
    c *= 1.0 - 0.1 * (1.0 - wiped) * noise(uv * 240.0);
  }
  // The sill, its wet sheen, the frame.
  float sill = -0.385 + 0.012 * uv.x;
  if (uv.y < sill) {
    float depth = (sill - uv.y) / 0.115;
    float grain = fbm(vec2(uv.x * 3.0, uv.y * 90.0));
    vec3 wood = vec3(0.05, 0.026, 0.014) * (0.4 + 1.1 * grain);
    vec3 mirror = street(vec2(uv.x, -0.62 - uv.y * 0.9 + 0.02 * grain), 1.0);
    c = wood * (0.5 + vec3(1.0, 0.55, 0.22) * 2.4 * exp(-pow((uv.x - 0.3) / 0.4, 2.0))) + mirror * 0.16 * exp(-depth * 1.6);
    c *= 1.0 - 0.4 * smoothstep(0.12, 0.0, abs(uv.x - CUP.x)) * smoothstep(0.7, 0.1, depth);
  }
  float frame = min(abs(uv.x - 0.735) - 0.018, sill + 0.008 - uv.y > 0.0 ? 0.012 - (sill + 0.008 - uv.y) : 1.0);
  if (abs(uv.x - 0.735) < 0.017 && uv.y > sill) {
    float side = (uv.x - 0.735) / 0.017;
    c = vec3(0.012, 0.009, 0.008) + vec3(0.5, 0.2, 0.06) * smoothstep(-0.6, -1.0, side) * (0.3 + 0.7 * noise(vec2(uv.y * 5.0, 2.0))) * 0.35;
  }
  // Cup with a rim of street light, saucer, steam.
  vec2 q = uv - CUP;
  float saucer = length((q - vec2(0.0, -0.072)) * vec2(1.0, 6.2)) - 0.125;
  float wide = 0.062 + 0.024 * smoothstep(-0.07, 0.07, q.y) ;
  float body = max(abs(q.x) - wide + 0.03 * smoothstep(-0.035, -0.07, q.y), abs(q.y) - 0.068);
  float rim = length((q - vec2(0, 0.068)) * vec2(1.0, 5.2)) - 0.086;
  float handle = abs(length((q - vec2(0.093, 0.012)) * vec2(1.0, 0.85)) - 0.03) - 0.0085;
  float cup = min(min(body, rim), max(handle, 0.07 - q.x));
  float edge = 0.0022;
  float s = smoothstep(edge, -edge, saucer);
  c = mix(c, vec3(0.03, 0.026, 0.026) + vec3(1.0, 0.5, 0.18) * 0.35 * smoothstep(-0.02, 0.0, saucer) * step(0.0, q.x) + vec3(0.1, 0.5, 0.6) * 0.16 * smoothstep(-0.02, 0.0, saucer) * step(q.x, 0.0), s);
  float a = q.x / 0.086;
  vec3 china = vec3(0.035, 0.03, 0.03) * (1.2 - 0.5 * abs(a));
  china += vec3(1.2, 0.55, 0.17) * (0.5 * smoothstep(0.55, 0.98, a) + 0.05 * smoothstep(-0.3, 0.9, a));
  china += vec3(0.1, 0.55, 0.65) * 0.42 * smoothstep(-0.6, -0.99, a);
  c = mix(c, china, smoothstep(edge, -edge, cup));
  vec3 coffee = vec3(0.016, 0.008, 0.005) + street(vec2(0.3 + q.x * 2.0, 0.1 + q.y * 6.0), 1.0) * 0.25;
  c = mix(c, vec3(0.3, 0.2, 0.12) * (0.5 + 0.6 * a), smoothstep(edge, -edge, rim) * smoothstep(-0.012, -0.002, rim));
  c = mix(c, coffee, smoothstep(0.001, -0.003, rim + 0.011));
  float up = q.y - 0.075;
  if (up > 0.0) {
    float sway = 0.03 * sin(up * 15.0 + 0.6) * up * 5.0 + 0.05 * (fbm(vec2(up * 7.0, 3.0)) - 0.5);
    float x = (q.x - sway) / (0.03 + 0.12 * up);
    float curl = fbm(vec2(x * 1.5 + 2.0 * fbm(uv * 9.0), up * 9.0));
    c += vec3(0.7, 0.62, 0.56) * exp(-x * x * 1.5) * pow(curl, 2.2) * smoothstep(0.0, 0.04, up) * smoothstep(0.42, 0.05, up) * 1.1;
  }
  return c;
}
`;

export default {
  samples: 5,
  tolerance: 0.015,
  shader,
  grade: {
    exposure: 1.1,
    bloom: 0.16,
    spread: 1.0,
    vignette: 0.6,
    grain: 0.03,
    contrast: 0.25,
    saturation: 0.98,
    shadows: [0.0, 0.006, 0.011],
    highlights: [0.008, 0.0, -0.006],
  },
  outputs: [{ file: 'photos/rain-window.webp', width: 1600, height: 1067, quality: 0.7 }],
};
