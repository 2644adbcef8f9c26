/** What happens to a picture after its light is gathered: glow, tone curve, colour grade, vignette, grain. */

/** One direction of a small Gaussian, sampled on the way to half the size. */
export const BLUR = `#version 300 es
precision highp float;
out vec4 outColour;
uniform sampler2D uFrom;
uniform vec2 uStep, uSize;
void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  vec3 c = texture(uFrom, uv).rgb * 0.26;
  c += (texture(uFrom, uv + uStep).rgb + texture(uFrom, uv - uStep).rgb) * 0.22;
  c += (texture(uFrom, uv + 2.0 * uStep).rgb + texture(uFrom, uv - 2.0 * uStep).rgb) * 0.11;
  c += (texture(uFrom, uv + 3.0 * uStep).rgb + texture(uFrom, uv - 3.0 * uStep).rgb) * 0.04;
  outColour = vec4(c, 1.0);
}`;

/** Averages neighbours of like brightness: few samples a pixel leave noise, and edges must stay. */
export const CALM = `#version 300 es
precision highp float;
out vec4 outColour;
uniform sampler2D uFrom;
uniform float uReach, uGain, uTolerance;
vec3 squeeze(vec3 c) { return sqrt(c / (1.0 + c)); }
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), last = textureSize(uFrom, 0) - 1;
  vec3 here = squeeze(texelFetch(uFrom, at, 0).rgb * uGain), sum = vec3(0);
  float total = 0.0;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 near = clamp(at + ivec2(x, y) * int(uReach), ivec2(0), last);
    vec3 there = texelFetch(uFrom, near, 0).rgb * uGain;
    vec3 d = squeeze(there) - here;
    float w = exp(-dot(d, d) / (uTolerance * uTolerance) - 0.18 * float(x * x + y * y));
    sum += there * w;
    total += w;
  }
  outColour = vec4(sum / total, 1.0);
}`;

/** @param {number} levels how many blurred copies there are @returns {string} the shader */
export const DEVELOP = (levels) => {
  const each = (text) => Array.from({ length: levels }, (_, i) => text(i)).join('\n');
  return `#version 300 es
precision highp float;
out vec4 outColour;
uniform sampler2D uSum;
${each((i) => `uniform sampler2D uGlow${i};`)}
uniform vec2 uSize;
uniform float uExposure, uBloom, uSpread, uVignette, uGrain, uContrast, uSaturation;
uniform vec3 uShadows, uHighlights;

float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec3 film(vec3 x) { return clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }

void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  vec3 glow = vec3(0);
  float total = 0.0, weight = 1.0;
  ${each((i) => `glow += texture(uGlow${i}, uv).rgb * weight; total += weight; weight *= uSpread;`)}
  vec3 c = mix(texture(uSum, uv).rgb, glow / total, uBloom) * uExposure;
  vec2 d = (uv - 0.5) * vec2(uSize.x / uSize.y, 1.0);
  c *= mix(1.0, 1.0 / pow(1.0 + dot(d, d) * 1.3, 2.0), uVignette);
  c = film(c);
  c = mix(c, c * c * (3.0 - 2.0 * c), uContrast);
  float y = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c = mix(vec3(y), c, uSaturation);
  c += uShadows * pow(1.0 - y, 3.0) + uHighlights * y * (1.0 - y) * 2.0;
  c = pow(max(c, 0.0), vec3(1.0 / 2.2));
  vec2 cell = gl_FragCoord.xy;
  float g = hash(cell) + hash(cell + 71.7) + 0.5 * (hash(floor(cell / 2.0)) + hash(floor(cell / 2.0) + 9.1)) - 1.5;
  c += g * uGrain * (0.35 + sqrt(max(y, 0.0)) * (1.0 - y));
  outColour = vec4(c, 1.0);
}`;
};
