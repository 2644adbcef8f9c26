/** Opening night: a marquee over a crowd, searchlights above the towers, the wet street before it. */
import { crowd } from '../lib/people.js';

/** @param {string} aim @param {string} zoom GLSL of the camera for one picture */
const shader = (aim, zoom) => `
const vec3 EYE = vec3(-3.4, 1.8, -21.5);

vec3 sky(vec3 d) {
  float h = max(d.y, 0.0);
  vec3 c = mix(vec3(0.11, 0.05, 0.045), vec3(0.012, 0.018, 0.04), smoothstep(0.0, 0.55, h));
  float cloud = fbm(d.xz / (d.y + 0.25) * 1.5 + 2.0);
  c += vec3(0.07, 0.04, 0.035) * smoothstep(0.4, 0.75, cloud) * (0.6 + 0.4 * h);
  float x = d.x / d.z, y = d.y / d.z;
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    float a = 0.24 * sin(f * 2.4 + 0.6) + (f - 1.0) * 0.34;
    vec2 o = vec2(-0.3 + f * 0.3, 0.1), dir = vec2(sin(a), cos(a));
    vec2 v = vec2(x, y) - o;
    float along = dot(v, dir), off = abs(v.x * dir.y - v.y * dir.x);
    float width = 0.006 + 0.042 * along;
    if (along > 0.0) c += vec3(0.75, 0.85, 1.0) * 0.4 * smoothstep(width, 0.0, off) * exp(-1.1 * along) * (0.6 + 0.6 * cloud);
  }
  return c;
}
/** Windows of a wall: w in metres across and up. */
vec3 windows(vec2 w, float seed, float share) {
  vec2 size = vec2(1.05, 2.3), id = floor(w / size), f = fract(w / size);
  float pane = step(0.2, f.x) * step(f.x, 0.8) * step(0.25, f.y) * step(f.y, 0.82);
  float on = step(1.0 - share, hash2(id + seed * 13.0)) * (0.35 + hash2(id + seed + 70.0));
  vec3 hue = mix(vec3(1.0, 0.6, 0.25), vec3(0.75, 0.85, 1.0), step(0.8, hash2(id + seed + 5.0)));
  float curtain = 0.5 + 0.5 * smoothstep(0.25, 0.8, f.y + 0.4 * (hash2(id + 8.0) - 0.5));
  return hue * pane * on * on * curtain;
}
/** A tower: a box open to rays, hit or not; keeps the nearest. */
void tower(vec3 ro, vec3 rd, vec3 low, vec3 high, float seed, float share, inout float t, inout vec3 c) {
  vec3 a = (low - ro) / rd, b = (high - ro) / rd;
  vec3 lo = min(a, b), hi = max(a, b);
  float near = max(lo.x, max(lo.y, lo.z)), far = min(hi.x, min(hi.y, hi.z));
  if (near > far || near < 0.0 || near > t) return;
  t = near;
  vec3 p = ro + rd * near;
  vec2 w = near == lo.x ? p.zy : p.xy;
  vec3 wall = vec3(0.016, 0.014, 0.017) * (0.6 + 0.8 * fbm(w * 0.4)) + vec3(0.16, 0.065, 0.02) * exp(-p.y * 0.11) * 0.55;
  float fade = exp(-near * 0.011);
  c = mix(vec3(0.05, 0.03, 0.033), wall + windows(w, seed, share) * 0.75, fade);
}
float bulbs(vec2 p, float pitch, float size) {
  vec2 f = vec2(fract(p.x / pitch) - 0.5, p.y / pitch);
  return smoothstep(size, size * 0.55, length(f)) + 0.14 / (1.0 + 26.0 * dot(f, f));
}
const vec3 AMBER = vec3(1.0, 0.55, 0.17);
/** The picture house: its facade stands at z 0; x, y in metres. */
vec3 facade(vec2 p) {
  vec3 c = vec3(0.075, 0.04, 0.028) * (0.7 + 0.5 * fbm(p * vec2(1.3, 0.5)));
  float fins = abs(fract(p.x / 0.95) - 0.5);
  float up = max(p.y - 6.3, 0.0);
  c *= 0.45 + 0.8 * smoothstep(0.22, 0.3, fins) + 0.25 * smoothstep(0.5, 0.46, fins);
  c *= 0.3 + 3.6 * exp(-up * 0.2);
  c += AMBER * 0.95 * exp(-up * 0.75) * smoothstep(0.14, 0.4, fins);
  vec2 w = vec2(abs(p.x) - 2.6, p.y - 10.2);
  float arch = box(w, vec2(0.9, 2.1), 0.85);
  c = mix(c, vec3(0.9, 0.42, 0.13) * (0.45 + 0.4 * smoothstep(12.0, 8.0, p.y)) * (0.35 + 0.65 * step(0.08, abs(fract(p.x * 1.6) - 0.5)) * step(0.06, abs(fract(p.y * 0.9) - 0.5))), smoothstep(0.03, -0.03, arch));
  float crown = min(abs(p.y - 15.1), abs(p.y - 15.5));
  c += vec3(1.0, 0.12, 0.22) * (0.9 * smoothstep(0.075, 0.03, crown) + 0.07 / (0.12 + crown));
  if (p.y < 4.3) {
    // Under the marquee: glowing doors between dark piers, posters in lit frames.
    float door = abs(fract((p.x + 0.8) / 1.6) - 0.5);
    float inner = smoothstep(0.12, 0.16, door) * smoothstep(3.1, 3.0, p.y) * step(abs(p.x), 4.1);
    c = vec3(0.22, 0.085, 0.03) * (0.5 + 0.5 * noise(p * 3.0));
    c = mix(c, vec3(1.9, 1.12, 0.48) * (0.6 + 0.5 * noise(p * vec2(2.0, 0.8) + 4.0)), inner);
    vec2 k = vec2(abs(p.x) - 5.5, p.y - 1.95);
    float poster = box(k, vec2(0.62, 0.95), 0.02);
    vec2 art = k + vec2(p.x > 0.0 ? 0.0 : 0.12, 0.0);
    vec3 print = p.x > 0.0
      ? mix(vec3(0.08, 0.22, 0.26), vec3(1.1, 0.42, 0.12), smoothstep(0.34, 0.32, length(art - vec2(0.0, 0.2))))
      : mix(vec3(0.55, 0.06, 0.05), vec3(0.95, 0.75, 0.45), smoothstep(0.012, -0.012, abs(art.x + 0.35 * art.y) - 0.13));
    c = mix(c, print, smoothstep(0.02, -0.02, poster));
    c += AMBER * 1.3 * smoothstep(0.1, 0.06, abs(poster - 0.08)) * bulbs(vec2(k.x + k.y, poster - 0.08), 0.18, 0.36);
    c *= 0.75 + 0.5 * smoothstep(0.0, 4.0, p.y);
  }
  return c;
}
/** The marquee's front at z -3.2 and the upright sign; alpha says where they stand. */
vec4 front(vec2 p) {
  vec4 c = vec4(0);
  float panel = box(p - vec2(0, 5.2), vec2(6.4, 0.92), 0.06);
  if (panel < 0.0) {
    vec2 m = vec2(p.x / 11.0 + 0.5, (p.y - 5.2) / 1.3 + 0.5);
    float letters = textureLod(uMask, m, 0.0).b * step(abs(p.y - 5.2), 0.62);
    vec3 lit = vec3(2.1, 1.72, 1.15) * (0.86 + 0.14 * sin(p.x * 2.0)) * (0.85 + 0.15 * smoothstep(0.0, 0.02, abs(p.y - 5.2)));
    c = vec4(mix(lit, vec3(0.14, 0.02, 0.02), letters), 1);
    if (panel > -0.3) c = vec4(vec3(0.16, 0.025, 0.02), 1);
    c.rgb += vec3(1.0, 0.6, 0.22) * 3.4 * bulbs(vec2(p.x, panel + 0.15), 0.3, 0.36) * step(-0.3, panel);
  }
  float trim = abs(p.y - 6.25) - 0.1;
  if (trim < 0.0 && abs(p.x) < 6.6) c = vec4(vec3(1.0, 0.12, 0.2) * 1.6, 1);
  // The upright sign: rising chevrons of bulbs in a neon outline.
  vec2 q = p - vec2(0.0, 11.8);
  float blade = box(q, vec2(1.0, 5.2), 0.75);
  if (blade < 0.0) {
    vec3 k = vec3(0.11, 0.018, 0.022);
    k += vec3(1.0, 0.1, 0.2) * 2.0 * smoothstep(0.06, 0.02, abs(blade + 0.14));
    float chevron = fract((q.y - abs(q.x) * 0.55) / 1.3);
    float lane = abs(chevron - 0.5) * 1.3;
    if (blade < -0.36) k += vec3(1.0, 0.62, 0.22) * 2.6 * bulbs(vec2(q.x, lane), 0.2, 0.34) * step(lane, 0.14);
    c = vec4(k, 1);
  }
  float star = length((p - vec2(0, 17.6)));
  float rays = cos(5.0 * atan(p.x, p.y - 17.6));
  if (star < 0.55 + 0.28 * rays) c = vec4(vec3(2.2, 1.3, 0.5), 1);
  return c;
}
vec3 world(vec3 ro, vec3 rd) {
  float t = 400.0;
  vec3 c = sky(rd);
  for (int i = 0; i < 13; i++) {
    float f = float(i), s = i % 2 == 0 ? -1.0 : 1.0;
    float x = s * (10.5 + 5.5 * floor(f / 2.0) * 0.7 + 3.0 * hash1(f)), z = 6.0 + 9.0 * f + 8.0 * hash1(f + 3.0);
    if (i > 7) x = s * (2.0 + 9.0 * hash1(f + 9.0)), z += 25.0;
    tower(ro, rd, vec3(x - 5.0, 0, z), vec3(x + 4.5 + 2.0 * hash1(f + 5.0), 17.0 + 17.0 * hash1(f + 1.0) + f * 1.4, z + 8.0), f, 0.3, t, c);
  }
  tower(ro, rd, vec3(-26.0, 0, -5.0), vec3(-12.0, 21, 9.0), 21.0, 0.2, t, c);
  tower(ro, rd, vec3(10.8, 0, -4.0), vec3(26.0, 17, 8.0), 22.0, 0.18, t, c);
  float wall = -ro.z / rd.z;
  vec3 p = ro + rd * wall;
  if (wall > 0.0 && wall < t && abs(p.x) < 7.6 && p.y > 0.0 && p.y < 15.8 - 1.6 * step(5.4, abs(p.x))) { c = facade(p.xy); t = wall; }
  // Underside of the marquee: rows of bulbs.
  float lid = (4.3 - ro.y) / rd.y;
  p = ro + rd * lid;
  if (lid > 0.0 && lid < t && abs(p.x) < 6.4 && p.z > -3.2 && p.z < 0.0) {
    t = lid;
    vec2 g = vec2(p.x / 0.5, p.z / 0.5);
    c = vec3(0.5, 0.22, 0.07) + vec3(1.0, 0.66, 0.3) * 3.2 * smoothstep(0.28, 0.14, length(fract(g) - 0.5));
  }
  wall = (-3.2 - ro.z) / rd.z;
  p = ro + rd * wall;
  if (wall > 0.0 && wall < t) { vec4 k = front(p.xy); c = mix(c, k.rgb, k.a); }
  return c;
}
/** The crowd stands as cut-outs in three ranks; ro and rd as for any ray. */
vec3 people(vec3 ro, vec3 rd, vec3 c) {
  for (int i = 0; i < 3; i++) {
    float f = float(i), z = i == 0 ? -3.9 : i == 1 ? -6.2 : -8.6;
    float t = (z - ro.z) / rd.z;
    if (t < 0.0) continue;
    vec3 p = ro + rd * t;
    vec2 m = vec2((p.x + 11.0) / 22.0, (clamp(p.y, 0.0, 2.39) / 2.4 + (2.0 - f)) / 3.0);
    if (p.y < 0.0 || p.y > 2.38 || abs(p.x) > 10.9) continue;
    float level = 1.2;
    float a = textureLod(uMask, m, 0.6).r;
    float rim = clamp(a - textureLod(uMask, m + vec2(0.0, 0.006), level).r, 0.0, 1.0);
    float side = clamp(a - textureLod(uMask, m + vec2(p.x > 0.0 ? -0.0016 : 0.0016, 0.0), level).r, 0.0, 1.0);
    vec3 body = vec3(0.012, 0.008, 0.008) + AMBER * vec3(1, 0.85, 0.8) * (rim * (0.75 - 0.15 * f) + side * 0.22) * exp(-0.01 * p.x * p.x) * (1.0 - 0.2 * f);
    body += vec3(0.05, 0.02, 0.009) * (1.0 - 0.4 * f) * p.y * 0.5;
    c = mix(c, body, smoothstep(0.25, 0.75, a));
  }
  return c;
}
vec3 radiance(vec2 uv) {
  vec3 ro, rd;
  lens(uv, EYE, ${aim}, ${zoom}, 0.035, 17.0, ro, rd);
  vec3 c;
  if (rd.y > -0.0001 || -ro.y / rd.y > 120.0) c = people(ro, rd, world(ro, rd));
  else {
    float t = -ro.y / rd.y;
    vec3 p = ro + rd * t;
    float carpet = smoothstep(0.05, 0.0, abs(p.x - 0.1 * sin(p.z)) - 1.25);
    float wet = 0.35 + 0.65 * smoothstep(0.4, 0.6, fbm(p.xz * vec2(0.6, 0.35) + 7.0));
    float rough = mix(0.05, 0.014, wet);
    vec2 grit = vec2(noise(p.xz * 21.0), noise(p.xz * 21.0 + 60.0)) - 0.5;
    vec3 n = normalize(vec3((rnd() + rnd() - 1.0) * rough + grit.x * rough, 1.0, (rnd() + rnd() - 1.0) * rough * 2.2 + grit.y * rough * 2.0));
    vec3 m = reflect(rd, n);
    m.y = abs(m.y) + 0.001;
    vec3 seen = people(p, m, world(p, m));
    float fresnel = 0.1 + 0.8 * pow(1.0 - max(dot(n, -rd), 0.0), 3.0);
    vec3 ground = vec3(0.02, 0.018, 0.02) * (0.6 + 0.7 * noise(p.xz * 40.0));
    ground += AMBER * 0.1 * exp(-0.07 * dot(p.xz - vec2(0, -4), p.xz - vec2(0, -4))) * (0.6 + 0.6 * noise(p.xz * 30.0));
    c = ground + min(seen, vec3(3.0)) * fresnel * mix(0.3, 0.75, wet);
    vec3 cloth = vec3(0.2, 0.008, 0.012) * (0.6 + 0.5 * noise(p.xz * 50.0)) * (0.35 + 2.6 * exp(-0.05 * pow(p.z + 3.5, 2.0)));
    c = mix(c, cloth + seen * 0.02, carpet);
    c = people(ro, rd, c);
  }
  // Camera flashes among the crowd.
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    vec2 at = vec2(-0.42 + 0.26 * f + 0.06 * hash1(f), -0.262 + 0.03 * hash1(f + 4.0));
    float d = length(uv - at);
    c += vec3(0.85, 0.93, 1.0) * (0.00011 / (d * d + 0.000025) * (0.4 + 0.6 * hash1(f + 9.0)) + 0.02 * exp(-abs(uv.y - at.y) * 500.0 - abs(uv.x - at.x) * 20.0));
  }
  return c;
}
`;

export default {
  samples: 7,
  tolerance: 0.03,
  mask: crowd,
  grade: {
    exposure: 1.05,
    bloom: 0.14,
    spread: 1.0,
    vignette: 0.45,
    grain: 0.028,
    contrast: 0.28,
    saturation: 0.98,
    shadows: [0.0, 0.004, 0.011],
    highlights: [0.008, 0.0, -0.008],
  },
  outputs: [
    {
      file: 'photos/city-premiere.webp',
      width: 1600,
      height: 1067,
      quality: 0.78,
      shader: shader('vec3(0.5, 6.6, 0.0)', '1.0'),
    },
    {
      file: 'photos/marquee.webp',
      width: 1200,
      height: 1200,
      quality: 0.78,
      shader: shader('vec3(0.4, 8.7, 0.0)', '2.0'),
    },
    {
      file: 'photos/red-carpet.webp',
      width: 1200,
      height: 1200,
      quality: 0.78,
      shader: shader('vec3(0.8, 1.7, 0.0)', '2.2'),
    },
  ],
};
