/** The landing's picture: a few people before a great screen, its amber light spilling over them. */
import { MARCH } from '../lib/glsl.js';
import { HALL } from '../lib/hall.js';

/** @param {string} eye @param {string} aim @param {string} zoom GLSL of the camera for one crop */
const shader = (eye, aim, zoom) => `
${HALL}
const vec2 HALF = vec2(6.0, 2.55);
const vec3 SCREEN = vec3(2.4, 4.1, 0);

/** The film on the screen: a rider before a low sun. q in [-1, 1] across, y scaled alike. */
vec3 film(vec2 q) {
  float sun = length(q - vec2(-0.06, -0.06));
  vec3 c = mix(vec3(1.5, 0.62, 0.14), vec3(0.32, 0.1, 0.06), smoothstep(-0.2, 0.5, q.y));
  c += vec3(2.4, 1.15, 0.3) * exp(-sun * 3.2);
  float bands = fbm(vec2(q.x * 1.4 + 3.0, q.y * 9.0));
  c *= 0.75 + 0.6 * smoothstep(0.35, 0.75, bands);
  c = mix(c, vec3(9.0, 6.2, 2.6), smoothstep(0.128, 0.12, sun));
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    float ridge = -0.1 - 0.075 * f + (0.05 + 0.02 * f) * sin(q.x * (2.2 + f * 0.7) + f * 2.1) + 0.03 * (fbm(vec2(q.x * (2.0 + f), f * 7.0)) - 0.5);
    vec3 dune = mix(vec3(1.15, 0.42, 0.09), vec3(0.1, 0.032, 0.014), f / 3.0);
    float lit = exp(-18.0 * max(ridge - q.y, 0.0)) * (1.0 - f * 0.2);
    c = mix(c, dune * (0.6 + 1.4 * lit), smoothstep(-0.004, 0.004, ridge - q.y));
  }
  vec2 r = (q - vec2(-0.12, -0.15)) * 9.0;
  float rider = min(capsule(r, vec2(0, 0.05), vec2(0, 0.36), 0.055), length(r - vec2(0.0, 0.5)) - 0.06);
  rider = min(rider, capsule(r, vec2(-0.02, 0.1), vec2(-0.13, -0.24), 0.03));
  rider = min(rider, capsule(r, vec2(0.02, 0.1), vec2(0.08, -0.24), 0.03));
  c = mix(c, vec3(0.05, 0.015, 0.008), smoothstep(0.012, -0.012, rider));
  return c;
}

const vec3 GLOW = vec3(1.5, 0.68, 0.2);
const float ROW = 1.15;

float floorHeight(float z) { return max(0.0, (-z - 4.0) * 0.14); }
bool taken(vec2 id) {
  return (id.y == 5.0 && (id.x == -1.0 || id.x == 4.0 || id.x == 8.0)) ||
         (id.y == 6.0 && (id.x == -3.0 || id.x == 1.0 || id.x == 2.0 || id.x == 6.0)) ||
         (id.y == 4.0 && (id.x == 1.0 || id.x == 9.0 || id.x == -4.0 || id.x == 6.0)) ||
         (id.y < 4.0 && hash2(id) > 0.72);
}
float map(vec3 p) {
  float ground = p.y - floorHeight(p.z);
  float d = min(ground, 9.2 - p.y);
  float flute = 0.05 * abs(sin(p.z * 3.4));
  d = min(d, p.x + 7.8 - flute);
  d = min(d, 13.5 - p.x);
  d = min(d, -p.z);
  float z = -p.z - 4.0;
  float row = clamp(floor(z / ROW), 0.0, 6.0);
  if (ground > 1.5) return min(d, ground - 1.42);
  {
    vec3 q = p;
    q.z = -(z - (row + 0.5) * ROW);
    q.y -= floorHeight(-4.0 - (row + 0.5) * ROW);
    float column = floor(p.x / 0.62);
    q.x = p.x - (column + 0.5) * 0.62;
    float cell = min(0.31 - abs(q.x), abs(0.5 * ROW - abs(q.z))) + 0.04;
    float s = seat(q, 0.0);
    if (taken(vec2(column, row))) {
      float h = hash2(vec2(column, row) + 4.0);
      vec3 v = q - vec3(0, 0.17, 0.02);
      if (row == 6.0 && column == 1.0) v.x -= 0.13 * smoothstep(0.9, 1.35, q.y);
      if (row == 6.0 && column == 2.0) v.x += 0.12 * smoothstep(0.9, 1.35, q.y);
      s = min(s, viewer(v, h));
    }
    d = min(d, min(s, cell));
  }
  return d;
}
${MARCH}

/** Light of the screen on a matt surface, from one random point of it. */
vec3 screenLight(vec3 p, vec3 n) {
  vec3 s = SCREEN + vec3((rnd() * 2.0 - 1.0) * HALF.x, (rnd() * 2.0 - 1.0) * HALF.y, -0.25);
  vec3 l = s - p;
  float r2 = dot(l, l);
  l *= inversesqrt(r2);
  float k = max(dot(n, l), 0.0) * max(l.z, 0.0) / r2 * HALF.x * HALF.y * 4.0 / PI;
  if (k < 1e-4) return vec3(0);
  vec3 e = mix(GLOW * 0.5, GLOW * 1.7, smoothstep(HALF.y, -HALF.y, s.y - SCREEN.y));
  return e * k * visible(p + n * 0.01, s);
}
vec3 albedo(vec3 p) {
  if (p.y - floorHeight(p.z) < 0.02) return vec3(0.05, 0.035, 0.03);
  if (p.x < -7.6) return vec3(0.16, 0.08, 0.055);
  if (p.y > 9.0) return vec3(0.05, 0.03, 0.03);
  return vec3(0.16, 0.045, 0.035);
}
vec3 radiance(vec2 uv) {
  vec3 ro, rd;
  lens(uv, ${eye}, ${aim}, ${zoom}, 0.01, 9.5, ro, rd);
  float t = trace(ro, rd, 0.4, 40.0);
  float wall = -ro.z / rd.z;
  vec3 at = ro + rd * wall;
  vec2 q = (at.xy - SCREEN.xy) / HALF.x;
  vec3 c;
  bool onScreen = wall > 0.0 && wall < t + 0.6 && box(q, vec2(1, HALF.y / HALF.x), 0.012) < 0.0;
  if (onScreen) c = film(q) * (1.0 - 0.35 * dot(q, q));
  else {
    vec3 p = ro + rd * t;
    vec3 n = normalAt(p, 0.003);
    c = screenLight(p, n) * albedo(p) * 3.0;
    float r2 = dot(SCREEN - p, SCREEN - p);
    float rim = pow(1.0 - max(dot(n, -rd), 0.0), 2.5) * max(0.25 + 0.75 * n.y, 0.0);
    if (p.y - floorHeight(p.z) < 1.5) c += GLOW * rim * 40.0 / r2;
    vec3 b = cosineDirection(n);
    float far = trace(p + n * 0.02, b, 0.01, 14.0);
    vec3 hit = p + b * far;
    c += albedo(p) * screenLight(hit, -b) * 0.25;
    c += albedo(p) * vec3(0.016, 0.017, 0.024);
  }
  float haze = 0.0;
  float reach = min(t, max(wall, 0.0));
  float s = reach * rnd();
  vec3 p = ro + rd * s;
  vec3 apex = vec3(2.4, 8.0, -24.0);
  float k = (p.z - apex.z) / -apex.z;
  vec2 beam = (p.xy - mix(apex.xy, SCREEN.xy, k)) / max(k, 0.05) / HALF;
  float inside = smoothstep(1.05, 0.9, abs(beam.x)) * smoothstep(1.05, 0.9, abs(beam.y));
  float streak = 0.4 + 1.2 * pow(noise(vec2(beam.x * 7.0, 3.0)), 2.0) * noise(vec2(beam.y * 6.0, beam.x * 2.0));
  c += vec3(1.0, 0.66, 0.36) * inside * streak * 0.0016 / (0.04 + k * k) * reach * (0.7 + 0.6 * fbm(p * 1.3));
  vec3 toScreen = SCREEN - p;
  c += GLOW * 0.018 * reach / (4.0 + dot(toScreen, toScreen));
  return c;
}
`;

const grade = {
  exposure: 1.15,
  bloom: 0.12,
  spread: 1.05,
  vignette: 0.35,
  grain: 0.035,
  contrast: 0.25,
  saturation: 0.95,
  shadows: [0.004, 0.005, 0.009],
  highlights: [0.01, 0.0, -0.015],
};

export default {
  samples: 9,
  detail: 0.8,
  tolerance: 0.055,
  grade,
  outputs: [
    {
      file: 'hero/hero.webp',
      width: 1600,
      height: 1200,
      quality: 0.8,
      shader: shader('vec3(0.3, 2.22, -15.2)', 'vec3(0.35, 4.75, 0.0)', '1.06'),
    },
    {
      file: 'hero/hero-small.webp',
      width: 800,
      height: 1000,
      quality: 0.78,
      shader: shader('vec3(2.3, 2.3, -15.6)', 'vec3(2.4, 5.15, 0.0)', '0.95'),
    },
  ],
};
