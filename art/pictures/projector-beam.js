/** A projector's beam over the audience's heads, thick with dust. */
import { MARCH } from '../lib/glsl.js';
import { HALL } from '../lib/hall.js';

const shader = `
${HALL}
const vec3 APEX = vec3(-2.1, 5.3, 13.0);
const vec3 AIM = normalize(vec3(3.4, -0.9, -13.0));
const float ROW = 1.15;

float rise(float row) { return row * 0.3; }
float map(vec3 p) {
  float row = clamp(floor((p.z - 2.0) / ROW), 0.0, 8.0);
  float ground = p.y - rise(row);
  float d = min(ground, 14.0 - p.z);
  d = min(d, 9.0 - abs(p.x) + 0.05 * abs(sin(p.z * 2.6)));
  d = min(d, 7.2 - p.y + 0.25 * smoothstep(0.3, 0.5, abs(fract(p.z * 0.45) - 0.5)));
  if (ground > 1.5) return min(d, ground - 1.42);
  float column = floor(p.x / 0.62);
  vec2 id = vec2(column, row);
  vec3 q = vec3(p.x - (column + 0.5) * 0.62, ground, -(p.z - 2.0 - (row + 0.5) * ROW));
  float cell = min(0.31 - abs(q.x), abs(0.5 * ROW - abs(q.z))) + 0.04;
  float s = seat(q, 0.0);
  if (hash2(id + 8.0) > 0.45) s = min(s, viewer(q - vec3(0, 0.14, 0) + vec3((hash2(id) - 0.5) * 0.1, (hash2(id + 3.0) - 0.5) * 0.08, 0), hash2(id + 1.0)));
  return min(d, min(s, cell));
}
${MARCH}

/** Brightness of the beam in a direction from the lamp: the film's own picture, as rays. */
float rays(vec3 v) {
  vec3 u = normalize(cross(AIM, vec3(0, 1, 0))), w = cross(u, AIM);
  float along = dot(v, AIM);
  if (along < 0.02) return 0.0;
  vec2 a = vec2(dot(v, u), dot(v, w)) / along;
  float frame = smoothstep(0.0, 0.03, 0.27 - abs(a.x)) * smoothstep(0.0, 0.025, 0.14 - abs(a.y));
  float picture = 0.12 + 1.5 * pow(noise(a * 17.0 + 4.0), 2.2) + 0.8 * pow(noise(a * vec2(47.0, 39.0)), 3.0);
  return frame * picture;
}
vec3 tint(vec3 v) {
  vec3 u = normalize(cross(AIM, vec3(0, 1, 0)));
  float a = dot(v, u) / max(dot(v, AIM), 0.05);
  return mix(vec3(1.0, 0.72, 0.42), vec3(0.62, 0.83, 1.0), smoothstep(-0.25, 0.2, a + 0.15 * noise(vec2(a * 9.0, 1.0))));
}
vec3 radiance(vec2 uv) {
  vec3 ro, rd;
  lens(uv, vec3(1.5, 1.75, -0.4), vec3(0.3, 3.5, 13.0), 1.05, 0.03, 5.2, ro, rd);
  float t = trace(ro, rd, 0.3, 30.0);
  vec3 p = ro + rd * t, n = normalAt(p, 0.003);
  vec3 l = APEX - p;
  float r2 = dot(l, l);
  l *= inversesqrt(r2);
  float ground = p.y - rise(clamp(floor((p.z - 2.0) / ROW), 0.0, 8.0));
  bool person = ground > 0.05 && ground < 1.5;
  float rim = pow(1.0 - max(dot(n, -rd), 0.0), 2.2) * max(0.15 + n.y, 0.0);
  vec3 a = person ? vec3(0.1, 0.075, 0.07) : vec3(0.055, 0.04, 0.045);
  float direct = max(dot(n, l), 0.0);
  vec3 c = a * vec3(0.01, 0.012, 0.018);
  vec3 glow = vec3(0.75, 0.8, 0.85) * 26.0 / (r2 + 20.0);
  if (direct > 0.0) c += a * glow * direct * visible(p + n * 0.01, APEX) * 2.2;
  if (person) c += glow * rim * 1.3;
  c += a * vec3(0.5, 0.6, 0.75) * max(-n.z, 0.0) * 0.055;
  const int STEPS = 22;
  vec3 haze = vec3(0);
  for (int i = 0; i < STEPS; i++) {
    float s = t * (float(i) + rnd()) / float(STEPS);
    vec3 q = ro + rd * s, v = q - APEX;
    float d2 = dot(v, v);
    float k = rays(v);
    if (k < 0.001) continue;
    float smoke = 0.35 + 1.5 * pow(fbm(q * vec3(0.9, 1.3, 0.9) + vec3(0, 2, 0)), 1.6);
    haze += tint(v) * k * smoke / (0.35 + d2) * t / float(STEPS);
  }
  c = mix(c, mix(vec3(0.034, 0.026, 0.02), vec3(0.02, 0.028, 0.038), smoothstep(-0.7, 0.6, uv.x)) * (0.5 + 26.0 / (r2 + 30.0)), 1.0 - exp(-0.07 * t));
  c += haze * 5.4;
  vec3 toLamp = APEX - ro;
  float along = dot(toLamp, rd);
  float miss = length(toLamp - rd * along);
  if (along < t + 0.8) c += vec3(1.0, 0.93, 0.8) * (0.05 / (0.004 + miss * miss) + 0.8 * exp(-miss * 2.4) + 25.0 * smoothstep(0.17, 0.1, miss));
  for (int layer = 0; layer < 5; layer++) {
    float depth = 0.9 + 1.3 * float(layer);
    if (depth > t) break;
    vec2 g = uv * (5.0 + 5.0 * float(layer)) + float(layer) * 17.3;
    vec2 cellId = floor(g);
    vec2 at = fract(g) - 0.2 - 0.6 * vec2(hash2(cellId), hash2(cellId + 31.0));
    float size = 0.012 + 0.05 * pow(hash2(cellId + 5.0), 6.0) * (layer < 2 ? 2.2 : 1.0);
    float mote = smoothstep(size, size * 0.7, length(at)) * step(0.45, hash2(cellId + 12.0));
    vec3 v = ro + rd * depth * 1.8 - APEX;
    c += tint(v) * mote * (0.02 + rays(v)) * 0.4 / (1.0 + 300.0 * size * size);
  }
  return c;
}
`;

export default {
  samples: 8,
  detail: 0.8,
  tolerance: 0.05,
  shader,
  grade: {
    exposure: 1.65,
    bloom: 0.14,
    spread: 1.1,
    vignette: 0.4,
    grain: 0.03,
    contrast: 0.3,
    saturation: 0.95,
    shadows: [0.0, 0.005, 0.013],
    highlights: [0.012, 0.002, -0.012],
  },
  outputs: [{ file: 'photos/projector-beam.webp', width: 1600, height: 1067, quality: 0.8 }],
};
