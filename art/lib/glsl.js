/** GLSL that every picture starts from: randomness, noise, distance functions, camera. Lengths are metres. */
export const COMMON = `#version 300 es
precision highp float;
precision highp int;
out vec4 outColour;
uniform vec2 uSize;
uniform int uSample;
uniform sampler2D uMask;
const float PI = 3.14159265;
uint state;

uint mixBits(uint v) {
  v = v * 747796405u + 2891336453u;
  uint w = ((v >> ((v >> 28u) + 4u)) ^ v) * 277803737u;
  return (w >> 22u) ^ w;
}
float rnd() { state = mixBits(state); return float(state >> 8u) / 16777216.0; }
float hash1(float n) { return float(mixBits(floatBitsToUint(n + 17.31)) >> 8u) / 16777216.0; }
float hash2(vec2 p) {
  return float(mixBits(floatBitsToUint(p.x + 3.7) ^ mixBits(floatBitsToUint(p.y + 91.3))) >> 8u) / 16777216.0;
}
float hash3(vec3 p) { return hash2(vec2(p.x + 57.0 * p.z, p.y + 113.0 * p.z)); }

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x),
             mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float noise(vec3 p) {
  float k = floor(p.z), f = fract(p.z);
  f = f * f * (3.0 - 2.0 * f);
  return mix(noise(p.xy + k * vec2(37.0, 17.0)), noise(p.xy + (k + 1.0) * vec2(37.0, 17.0)), f);
}
float fbm(vec2 p) {
  float sum = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) { sum += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p + 3.1; a *= 0.5; }
  return sum;
}
float fbm(vec3 p) {
  float sum = 0.0, a = 0.5;
  for (int i = 0; i < 4; i++) { sum += a * noise(p); p = p.yzx * 2.03 + 5.3; a *= 0.5; }
  return sum;
}

mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
float box(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r; }
float box(vec2 p, vec2 b, float r) { vec2 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r; }
float ellipsoid(vec3 p, vec3 r) { float k = length(p / r); return k * (k - 1.0) / max(length(p / (r * r)), 1e-4); }
float capsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float capsule(vec2 p, vec2 a, vec2 b, float r) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}

vec2 disc() { float r = sqrt(rnd()), a = 2.0 * PI * rnd(); return r * vec2(cos(a), sin(a)); }
vec3 cosineDirection(vec3 n) {
  float z = rnd() * 2.0 - 1.0, a = 2.0 * PI * rnd();
  return normalize(n * 1.001 + vec3(sqrt(1.0 - z * z) * vec2(cos(a), sin(a)), z));
}
/** A ray through a thin lens. uv spans one unit of height, zoom is focal length over sensor height. */
void lens(vec2 uv, vec3 eye, vec3 target, float zoom, float aperture, float focus, out vec3 ro, out vec3 rd) {
  vec3 w = normalize(target - eye), u = normalize(cross(vec3(0, 1, 0), w)), v = cross(w, u);
  vec3 point = eye + (w * zoom + u * uv.x + v * uv.y) * (focus / zoom);
  vec2 d = disc() * aperture;
  ro = eye + u * d.x + v * d.y;
  rd = normalize(point - ro);
}
`;

/** Sphere tracing over the picture's own \`float map(vec3)\`. */
export const MARCH = `
float trace(vec3 ro, vec3 rd, float near, float far) {
  float t = near;
  for (int i = 0; i < 110 && t < far; i++) {
    float d = map(ro + rd * t);
    if (d < 0.0006 * (1.0 + t)) return t;
    t += d * 0.9;
  }
  return far;
}
vec3 normalAt(vec3 p, float e) {
  vec2 k = vec2(1, -1);
  return normalize(k.xyy * map(p + k.xyy * e) + k.yyx * map(p + k.yyx * e) +
                   k.yxy * map(p + k.yxy * e) + k.xxx * map(p + k.xxx * e));
}
float visible(vec3 a, vec3 b) {
  vec3 d = b - a;
  float far = length(d);
  d /= far;
  float t = 0.02;
  for (int i = 0; i < 48 && t < far - 0.03; i++) {
    float h = map(a + d * t);
    if (h < 0.002) return 0.0;
    t += max(h, 0.008);
  }
  return 1.0;
}
`;

/** Entry point: one jittered sample of the picture's \`vec3 radiance(vec2 uv)\`, linear light. */
export const MAIN = `
void main() {
  state = mixBits(uint(gl_FragCoord.x) + mixBits(uint(gl_FragCoord.y) + mixBits(uint(uSample) + 7u)));
  // Every pixel jitters alike, over an even sequence: edges come out smooth with few samples.
  vec2 even = fract(vec2(0.7548777, 0.5698403) * (float(uSample) + 0.5)) * 2.0 - 1.0;
  vec2 jitter = sign(even) * (1.0 - sqrt(1.0 - abs(even)));
  vec2 uv = (gl_FragCoord.xy + jitter - 0.5 * uSize) / uSize.y;
  vec3 c = radiance(uv);
  outColour = vec4(any(isnan(c)) ? vec3(0) : clamp(c, 0.0, 60.0), 1.0);
}`;
