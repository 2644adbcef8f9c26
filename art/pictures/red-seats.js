/** Empty red seats, row behind row, one of them under the light. */
import { MARCH } from '../lib/glsl.js';
import { HALL } from '../lib/hall.js';

const shader = `
${HALL}
const float ROW = 1.05;
const vec3 LAMP = vec3(-1.2, 7.0, 5.2);
const vec3 LIT = vec3(0.95, 0.4, 1.0);

const vec3 TUB = vec3(-0.02, 0.5, 0.26);

/** A tub of popcorn, 0.19 high. */
float tub(vec3 p) {
  float r = 0.062 + 0.14 * p.y;
  float d = max(length(p.xz) - r, abs(p.y - 0.09) - 0.09) * 0.9;
  float heap = ellipsoid(p - vec3(0, 0.175, 0), vec3(0.08, 0.042, 0.08));
  vec3 k = floor(p * 38.0), f = fract(p * 38.0) - 0.5;
  return min(d, heap - 0.012 * (1.0 - length(f)) * hash3(k));
}
float bend(float x) { return 0.035 * x * x; }
float rise(float row) { return row * 0.24; }
float map(vec3 p) {
  vec3 w = p;
  w.z = -(p.z) + bend(p.x);
  float row = clamp(floor(w.z / ROW + 0.5), -3.0, 7.0);
  float ground = p.y - rise(row);
  float d = min(ground, 12.0);
  d = min(d, 9.4 - abs(p.x) + 0.12 * abs(sin(p.z * 2.2)));
  d = min(d, p.z + 9.6);
  if (ground > 1.35) return min(d, ground - 1.2);
  vec3 q = vec3(p.x, ground, -(w.z - row * ROW));
  float column = floor(p.x / 0.62);
  q.x = p.x - (column + 0.5) * 0.62;
  float cell = min(0.31 - abs(q.x), abs(0.5 * ROW - abs(q.z))) + 0.03;
  bool forgotten = column == 1.0 && row == -1.0;
  float fold = seat(q, forgotten ? 1.0 : 0.0);
  if (forgotten) fold = min(fold, tub(q - TUB));
  return min(d, min(fold * 0.9, cell));
}
${MARCH}

vec3 albedo(vec3 p, vec3 n) {
  if (abs(p.x) > 9.0 || p.z < -9.4) return vec3(0.12, 0.05, 0.035);
  vec3 w = p;
  float wz = -p.z + bend(p.x);
  float row = clamp(floor(wz / ROW + 0.5), -3.0, 7.0);
  float h = p.y - rise(row);
  if (h < 0.03) return vec3(0.035, 0.018, 0.018);
  float column = floor(p.x / 0.62);
  float x = abs(p.x - (column + 0.5) * 0.62);
  vec3 t = vec3(p.x - 0.93, h, p.z - bend(p.x) - ROW) - TUB;
  if (row == -1.0 && column == 1.0 && tub(t) < 0.004) {
    if (t.y > 0.172) return vec3(0.8, 0.62, 0.3) * (0.6 + 0.5 * noise(p * 60.0));
    return mix(vec3(0.75, 0.66, 0.52), vec3(0.42, 0.02, 0.03), step(0.0, sin(atan(t.z, t.x) * 11.0)));
  }
  if (x > 0.262) return vec3(0.06, 0.03, 0.02);
  float nap = noise(p * 55.0) * 0.35 + noise(p * 9.0) * 0.5;
  return vec3(0.33, 0.014, 0.018) * (0.55 + nap);
}
/** Spot from the ceiling: its cone, hard towards the middle. */
vec3 spot(vec3 p, vec3 n) {
  vec3 s = LAMP + vec3(disc() * 0.16, 0).xzy;
  vec3 l = s - p;
  float r2 = dot(l, l);
  l *= inversesqrt(r2);
  float c = dot(-l, normalize(LIT - LAMP));
  float cone = smoothstep(0.984, 0.996, c) + 0.04 * smoothstep(0.86, 0.99, c);
  float k = max(dot(n, l), 0.0) * cone / r2;
  if (k < 1e-5) return vec3(0);
  return vec3(1.0, 0.72, 0.4) * 170.0 * k * visible(p + n * 0.006, s);
}
/** The screen behind the camera, dim and cold, and the sconces on the walls. */
vec3 ambient(vec3 p, vec3 n) {
  vec3 s = vec3((rnd() - 0.5) * 9.0, 3.5 + rnd() * 3.5, 12.0);
  vec3 l = s - p;
  float r2 = dot(l, l);
  l *= inversesqrt(r2);
  vec3 c = vec3(0.32, 0.42, 0.62) * max(dot(n, l), 0.0) * 7.0 / r2 * visible(p + n * 0.006, s);
  float side = rnd() < 0.5 ? -1.0 : 1.0;
  s = vec3(side * 8.9, 3.1, -7.0 + 3.4 * floor(rnd() * 4.0));
  l = s - p;
  r2 = dot(l, l) + 1.5;
  l *= inversesqrt(r2);
  c += vec3(1.0, 0.5, 0.18) * max(dot(n, l), 0.0) * 17.0 / r2 * visible(p + n * 0.006, s);
  return c;
}
vec3 light(vec3 p, vec3 n) { return spot(p, n) + ambient(p, n); }

vec3 radiance(vec2 uv) {
  vec3 ro, rd;
  lens(uv, vec3(-0.75, 1.32, 3.15), vec3(0.7, 0.56, 0.5), 1.25, 0.03, 2.35, ro, rd);
  float t = trace(ro, rd, 0.2, 30.0);
  vec3 p = ro + rd * t;
  vec3 n = normalAt(p, 0.002);
  vec3 a = albedo(p, n);
  float sheen = pow(1.0 - max(dot(n, -rd), 0.0), 3.0);
  vec3 l = light(p, n);
  vec3 c = a * l + vec3(0.25, 0.05, 0.05) * sheen * l * 0.5;
  vec3 b = cosineDirection(n);
  float far = trace(p + n * 0.01, b, 0.01, 8.0);
  vec3 hit = p + b * far;
  vec3 m = normalAt(hit, 0.004);
  c += a * min(albedo(hit, m) * light(hit, m) * 1.2, vec3(0.6));
  c += a * vec3(0.02, 0.022, 0.035);
  for (int i = 0; i < 8; i++) {
    float side = i < 4 ? -1.0 : 1.0;
    vec3 s = vec3(side * 8.9, 3.1, -7.0 + 3.4 * mod(float(i), 4.0));
    vec3 v = s - ro;
    float along = dot(v, rd);
    if (along > 0.0 && along < t + 0.4) c += vec3(1.0, 0.5, 0.18) * (0.10 / (0.02 + dot(v - rd * along, v - rd * along))) * 0.3;
  }
  float s = t * rnd();
  vec3 q = ro + rd * s;
  float cone = dot(normalize(q - LAMP), normalize(LIT - LAMP));
  float dust = 0.5 + 0.9 * fbm(q * 2.6);
  c += vec3(1.0, 0.72, 0.42) * smoothstep(0.983, 0.996, cone) * t * 0.9 * dust / dot(q - LAMP, q - LAMP);
  c += vec3(0.5, 0.12, 0.1) * 0.0011 * t;
  return c;
}
`;

export default {
  samples: 14,
  detail: 0.8,
  tolerance: 0.07,
  shader,
  grade: {
    exposure: 1.0,
    bloom: 0.1,
    spread: 1.0,
    vignette: 0.6,
    grain: 0.03,
    contrast: 0.3,
    saturation: 0.98,
    shadows: [0.003, 0.004, 0.01],
    highlights: [0.01, 0.0, -0.01],
  },
  outputs: [{ file: 'photos/red-seats.webp', width: 1600, height: 1067, quality: 0.8 }],
};
