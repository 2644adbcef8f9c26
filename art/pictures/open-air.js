/** A film on the beach at blue hour, people on blankets, lamps on a string. */
import { gathering } from '../lib/people.js';

const shader = `
const vec3 EYE = vec3(0, 2.3, -19.0);
const vec3 AIM = vec3(0.6, 3.3, 0.0);
const float ZOOM = 1.12;
const vec2 HALF = vec2(4.3, 1.95);
const vec3 SCREEN = vec3(3.2, 4.1, 0);

/** The film: somebody and a tree on a hill, against the light. */
vec3 film(vec2 q) {
  vec3 c = mix(vec3(2.0, 1.05, 0.42), vec3(0.5, 0.42, 0.42), smoothstep(-0.2, 0.5, q.y));
  c += vec3(3.0, 1.9, 0.8) * exp(-7.0 * length(q - vec2(-0.28, 0.06)));
  c *= 0.8 + 0.5 * smoothstep(0.4, 0.7, fbm(vec2(q.x * 2.0, q.y * 8.0 + 4.0)));
  float far = q.y + 0.08 - 0.09 * fbm(vec2(q.x * 4.0, 1.0));
  c = mix(c, vec3(0.9, 0.55, 0.34), smoothstep(0.006, -0.006, far));
  float near = q.y + 0.22 - 0.1 * fbm(vec2(q.x * 3.0, 9.0)) - 0.1 * q.x;
  c = mix(c, vec3(0.2, 0.12, 0.1), smoothstep(0.006, -0.006, near));
  float tree = capsule(q, vec2(0.325, -0.14), vec2(0.32, -0.02), 0.008);
  vec2 k = q - vec2(0.32, 0.055);
  tree = min(tree, length(k * vec2(0.8, 1.25)) - 0.085 - 0.07 * (fbm(k * 17.0) - 0.5));
  tree = min(tree, length((k - vec2(0.09, -0.05)) * vec2(0.8, 1.6)) - 0.05 - 0.06 * (fbm(k * 15.0) - 0.5));
  vec2 r = q - vec2(0.13, -0.13);
  float person = min(capsule(r, vec2(0, -0.05), vec2(0, 0.03), 0.009), length(r - vec2(0.0, 0.052)) - 0.009);
  return mix(c, vec3(0.06, 0.04, 0.045), smoothstep(0.005, -0.005, min(tree, person)));
}
vec3 sky(vec3 d) {
  float h = max(d.y, 0.0);
  vec3 c = mix(vec3(0.95, 0.36, 0.14), vec3(0.36, 0.22, 0.3), smoothstep(0.0, 0.07, h));
  c = mix(c, vec3(0.07, 0.13, 0.27), smoothstep(0.04, 0.2, h));
  c = mix(c, vec3(0.012, 0.03, 0.085), smoothstep(0.14, 0.52, h));
  c *= 0.75 + 0.55 * exp(-3.0 * pow(d.x + 0.28, 2.0) / (0.06 + h));
  vec2 p = d.xz / (0.09 + h);
  float cloud = smoothstep(0.5, 0.78, fbm(p * vec2(0.35, 0.75) + 3.0)) * smoothstep(0.015, 0.09, h);
  c = mix(c, mix(vec3(0.62, 0.22, 0.17), vec3(0.035, 0.055, 0.11), smoothstep(0.03, 0.2, h)), cloud * 0.65);
  vec2 g = d.xy / d.z * 62.0, id = floor(g);
  float star = length(fract(g) - 0.2 - 0.6 * vec2(hash2(id), hash2(id + 9.0)));
  c += vec3(0.7, 0.8, 1.0) * smoothstep(0.075, 0.0, star) * step(0.86, hash2(id + 3.0)) * smoothstep(0.2, 0.5, h) * hash2(id + 4.0) * 1.3;
  return c;
}
/** Headland with a lighthouse and a few windows. */
vec3 land(vec3 d, vec3 c) {
  float x = d.x / d.z, y = d.y / d.z;
  float top = 0.075 * smoothstep(-0.22, -0.62, x) * (0.55 + 0.75 * fbm(vec2(x * 7.0, 2.0))) - 0.002;
  float far = 0.02 * smoothstep(-0.02, -0.3, x) * (0.6 + 0.6 * fbm(vec2(x * 9.0, 6.0))) - 0.001;
  c = mix(c, vec3(0.14, 0.11, 0.17), smoothstep(0.0012, -0.0012, y - far));
  c = mix(c, vec3(0.022, 0.028, 0.05), smoothstep(0.0012, -0.0012, y - top));
  float tower = max(abs(x + 0.452) - 0.0042 + 0.02 * (y - 0.06), abs(y - 0.058) - 0.034);
  c = mix(c, vec3(0.03, 0.035, 0.06), smoothstep(0.001, -0.001, tower));
  float lamp = length(vec2(x + 0.452, y - 0.0925));
  c += vec3(1.0, 0.75, 0.4) * (0.000045 / (lamp * lamp + 0.000012));
  vec2 g = vec2(x, y) * vec2(90.0, 120.0), id = floor(g);
  if (y > 0.004 && y < top - 0.008 && hash2(id) > 0.86) c += vec3(1.3, 0.72, 0.25) * smoothstep(0.16, 0.06, length(fract(g) - 0.5));
  return c;
}
vec3 backdrop(vec3 d) { return land(d, sky(d)); }

/** Lamp on one of two sagging strings; answers glow seen along the ray. */
vec3 strings(vec2 uv) {
  vec3 c = vec3(0);
  for (int i = 0; i < 26; i++) {
    float f = float(i), line = f < 14.0 ? 0.0 : 1.0;
    float t = line < 0.5 ? f / 13.0 : (f - 14.0) / 11.0;
    vec2 a = line < 0.5 ? vec2(-0.86, 0.5) : vec2(-0.86, 0.3);
    vec2 b = line < 0.5 ? vec2(0.1, 0.335) : vec2(0.02, 0.3);
    vec2 at = mix(a, b, pow(t, 0.86)) - vec2(0, (line < 0.5 ? 0.36 : 0.16) * t * (1.0 - t));
    float size = mix(0.0085, 0.0038, t) * (0.9 + 0.2 * hash1(f));
    float d = length(uv - at);
    c += vec3(1.0, 0.52, 0.17) * (smoothstep(size, size * 0.7, d) * 9.0 + 0.45 * size * size / (d * d + size * size));
  }
  return c;
}
float wire(vec2 uv) {
  float d = 1.0;
  for (int line = 0; line < 2; line++) {
    vec2 a = line == 0 ? vec2(-0.86, 0.5) : vec2(-0.86, 0.3), b = line == 0 ? vec2(0.1, 0.335) : vec2(0.02, 0.3);
    float t = clamp((uv.x - a.x) / (b.x - a.x), 0.0, 1.0);
    t = pow(t, 1.0 / 0.86);
    float y = mix(a.y, b.y, pow(t, 0.86)) - (line == 0 ? 0.36 : 0.16) * t * (1.0 - t) + 0.008;
    if (uv.x < b.x) d = min(d, abs(uv.y - y));
  }
  return d;
}
vec3 radiance(vec2 uv) {
  vec3 ro, rd;
  lens(uv, EYE, AIM, ZOOM, 0.0, 19.0, ro, rd);
  vec3 c = backdrop(rd);
  if (rd.y < -0.0005) {
    float t = -ro.y / rd.y;
    vec3 p = ro + rd * t;
    vec3 toScreen = SCREEN - p;
    float r2 = dot(toScreen, toScreen);
    if (p.z > -2.0 + 0.5 * sin(p.x * 0.35) + 0.8 * noise(p.xz * vec2(0.5, 0.2))) {
      // Sea: a facet tilted by waves mirrors sky, land and the lamps of the headland.
      float fade = 1.0 / (1.0 + t * 0.012);
      vec2 w = p.xz * vec2(0.55, 1.2);
      vec2 s = vec2(fbm(w) - fbm(w + vec2(0.35, 0)), fbm(w) - fbm(w + vec2(0, 0.35))) * 0.62 + (vec2(rnd(), rnd()) - 0.5) * 0.05;
      vec3 n = normalize(vec3(s.x * fade, 1.0, s.y * fade * 1.1));
      vec3 m = reflect(rd, n);
      m.y = abs(m.y);
      float fresnel = 0.05 + 0.95 * pow(1.0 - max(dot(n, -rd), 0.0), 4.0);
      c = backdrop(m) * fresnel + vec3(0.004, 0.016, 0.026);
      float foam = smoothstep(0.62, 0.8, fbm(vec2(p.x * 0.6, p.z * 1.6 + 2.0 * noise(p.xz * 0.3)))) * smoothstep(16.0, 0.0, p.z);
      c += vec3(0.12, 0.15, 0.22) * foam * 0.8;
      float edge = p.z + 2.0 - 0.5 * sin(p.x * 0.35) - 0.8 * noise(p.xz * vec2(0.5, 0.2));
      c += vec3(0.3, 0.32, 0.4) * exp(-edge * edge * 9.0) * 0.45;
    } else {
      float tread = fbm(p.xz * vec2(1.6, 2.4)) + 0.45 * fbm(p.xz * 9.0);
      float e = 0.12;
      float slope = fbm((p.xz + vec2(0, e)) * vec2(1.6, 2.4)) + 0.45 * fbm((p.xz + vec2(0, e)) * 9.0) - tread;
      vec3 sand = vec3(0.19, 0.155, 0.125) * (0.75 + 0.4 * tread);
      c = sand * vec3(0.11, 0.15, 0.27) * 0.85;
      float lit = max(0.09 - slope * 1.4, 0.0);
      c += sand * vec3(1.6, 1.15, 0.7) * lit * 90.0 / (r2 + 12.0) * smoothstep(-0.3, -2.0, p.z);
      c += sand * vec3(1.0, 0.45, 0.13) * max(0.3 - slope, 0.0) * 2.1 * exp(-pow((p.x + 6.0) / 5.5, 2.0)) * exp(-pow((p.z + 8.0) / 6.0, 2.0));
      float wet = smoothstep(-4.2, -2.4, p.z);
      c = mix(c, c * 0.5 + backdrop(vec3(rd.x, -rd.y, rd.z)) * 0.42, wet * 0.75);
    }
  }
  // The screen on its two masts with guy ropes.
  float wall = -ro.z / rd.z;
  vec2 at = (ro + rd * wall).xy - SCREEN.xy;
  float border = box(at, HALF + 0.14, 0.06);
  float mast = min(abs(abs(at.x) - HALF.x - 0.3) - 0.055, 1.0);
  if (at.y < HALF.y + 0.55 && ro.y + rd.y * wall > 0.0) c = mix(c, vec3(0.015, 0.016, 0.022), smoothstep(0.02, -0.02, mast));
  vec2 guy = vec2(abs(at.x) - HALF.x - 0.3, at.y - HALF.y - 0.4);
  if (guy.x > 0.0 && guy.y < 0.0 && ro.y + rd.y * wall > 0.0) c = mix(c, vec3(0.03), 0.7 * smoothstep(0.03, 0.0, abs(guy.x * 1.9 + guy.y)));
  if (border < 0.0) c = vec3(0.02, 0.018, 0.02);
  if (box(at, HALF, 0.03) < 0.0) {
    vec2 q = at / HALF.x;
    c = film(q) * (0.96 + 0.04 * sin(at.x * 3.0 + sin(at.y * 2.0))) * (1.0 - 0.25 * dot(q, q));
  }
  c = mix(c, vec3(0.012), 0.75 * smoothstep(0.0016, 0.0004, wire(uv)));
  vec3 lamps = strings(uv);
  // People, with the screen's light and the lamps' on their edges.
  vec2 m = uv / vec2(uSize.x / uSize.y, 1.0) + 0.5;
  float cloth = texture(uMask, m).g * (1.0 - texture(uMask, m).r);
  c = mix(c, c * vec3(0.75, 0.5, 0.5) + vec3(0.012, 0.006, 0.01), cloth * 0.8);
  float person = texture(uMask, m).r;
  if (person > 0.003) {
    vec2 toward = normalize(vec2(0.2, 0.13) - uv) * 0.0045;
    float rim = clamp(person - textureLod(uMask, m + toward / vec2(uSize.x / uSize.y, 1.0), 1.0).r, 0.0, 1.0);
    vec2 up = vec2(-0.0022, 0.0028);
    float warm = clamp(person - textureLod(uMask, m + up / vec2(uSize.x / uSize.y, 1.0), 1.0).r, 0.0, 1.0);
    vec3 body = vec3(0.011, 0.013, 0.021);
    float near = exp(-3.0 * max(length((uv - vec2(0.2, 0.0)) * vec2(0.8, 1.0)) - 0.1, 0.0));
    body += vec3(1.35, 0.95, 0.6) * rim * near * 0.45 + vec3(1.0, 0.42, 0.12) * warm * 0.2 * smoothstep(0.25, -0.6, uv.x);
    c = mix(c, body, person);
  }
  return c + lamps;
}
`;

export default {
  samples: 8,
  tolerance: 0.025,
  shader,
  mask: gathering,
  grade: {
    exposure: 1.15,
    bloom: 0.13,
    spread: 0.95,
    vignette: 0.45,
    grain: 0.028,
    contrast: 0.25,
    saturation: 0.97,
    shadows: [0.0, 0.005, 0.012],
    highlights: [0.008, 0.0, -0.006],
  },
  outputs: [{ file: 'photos/open-air.webp', width: 1600, height: 1067, quality: 0.8 }],
};
