/** Renders one picture in the browser: accumulates samples in linear light, then develops it like film. */
import { COMMON, MAIN } from './glsl.js';
import { BLUR, CALM, DEVELOP } from './develop.js';

const TILE = 128;
const LEVELS = 7;

const VERTEX = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1); }`;

/** @param {WebGL2RenderingContext} gl @param {string} fragment @returns {WebGLProgram} Throws the compiler's log. */
function compile(gl, fragment) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

/** A float texture to draw into. */
function target(gl, width, height) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
  for (const key of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, key, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height };
}

function bind(gl, program, name, unit, texture) {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.uniform1i(gl.getUniformLocation(program, name), unit);
}

/** Draws the silhouettes a picture paints with canvas, as a texture. */
function maskTexture(gl, paint, width, height) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  paint?.(context, width, height);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  gl.generateMipmap(gl.TEXTURE_2D);
  for (const key of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, key, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  return texture;
}

/** Sums the picture's samples, tile by tile so that no draw runs long enough to be killed. */
function accumulate(gl, picture, sum, samples, mask) {
  const program = compile(gl, COMMON + picture.shader + MAIN);
  gl.useProgram(program);
  bind(gl, program, 'uMask', 0, mask);
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), sum.width, sum.height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, sum.frame);
  gl.viewport(0, 0, sum.width, sum.height);
  gl.enable(gl.BLEND);
  gl.enable(gl.SCISSOR_TEST);
  gl.blendFunc(gl.ONE, gl.ONE);
  for (let sample = 0; sample < samples; sample += 1) {
    gl.uniform1i(gl.getUniformLocation(program, 'uSample'), sample);
    for (let y = 0; y < sum.height; y += TILE) {
      gl.scissor(0, y, sum.width, TILE);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
    }
  }
  gl.disable(gl.BLEND);
  gl.disable(gl.SCISSOR_TEST);
}

/** Divides the sum by its samples and smooths what noise is left. */
function calm(gl, sum, samples, tolerance) {
  const program = compile(gl, CALM);
  gl.useProgram(program);
  let from = sum;
  for (const reach of [1, 2, 1]) {
    const to = target(gl, sum.width, sum.height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
    gl.viewport(0, 0, sum.width, sum.height);
    bind(gl, program, 'uFrom', 0, from.texture);
    gl.uniform1f(gl.getUniformLocation(program, 'uReach'), reach);
    gl.uniform1f(gl.getUniformLocation(program, 'uGain'), from === sum ? 1 / samples : 1);
    gl.uniform1f(gl.getUniformLocation(program, 'uTolerance'), tolerance);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    from = to;
  }
  return from;
}

/** Halves the picture again and again; the sum of the levels is the glow around lights. */
function glow(gl, sum) {
  const program = compile(gl, BLUR);
  gl.useProgram(program);
  const levels = [];
  let from = sum;
  for (let level = 0; level < LEVELS; level += 1) {
    const width = Math.max(4, Math.round(from.width / 2));
    const height = Math.max(4, Math.round(from.height / 2));
    const pair = [target(gl, width, height), target(gl, width, height)];
    for (const [pass, to] of pair.entries()) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
      gl.viewport(0, 0, width, height);
      bind(gl, program, 'uFrom', 0, from.texture);
      gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);
      gl.uniform2f(
        gl.getUniformLocation(program, 'uStep'),
        pass === 0 ? 1 / width : 0,
        pass === 0 ? 0 : 1 / height,
      );
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      from = to;
    }
    levels.push(from);
  }
  return levels;
}

/**
 * @param {object} picture its shader, mask, grade, and tolerance: how unlike two pixels may be and still count as noise;
 *   detail: the share of the size at which light is gathered
 * @param {{width: number, height: number, samples: number}} size in pixels; samples a pixel
 * @returns {OffscreenCanvas} the developed picture
 */
export function render(picture, { width, height, samples }) {
  const canvas = new OffscreenCanvas(width, height);
  const gl = canvas.getContext('webgl2', { alpha: false, preserveDrawingBuffer: true });
  for (const name of ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']) {
    if (!gl.getExtension(name)) throw new Error(`This browser lacks ${name}.`);
  }
  const mask = maskTexture(gl, picture.mask, width, height);
  const { detail } = picture;
  const sum = target(gl, Math.round(width * detail), Math.round(height * detail));
  accumulate(gl, picture, sum, samples, mask);
  const clean = calm(gl, sum, samples, picture.tolerance);
  const levels = glow(gl, clean);
  const program = compile(gl, DEVELOP(LEVELS));
  gl.useProgram(program);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.viewport(0, 0, width, height);
  bind(gl, program, 'uSum', 0, clean.texture);
  levels.forEach((level, index) => bind(gl, program, `uGlow${index}`, index + 1, level.texture));
  gl.uniform2f(gl.getUniformLocation(program, 'uSize'), width, height);
  for (const [name, value] of Object.entries(picture.grade)) {
    const place = gl.getUniformLocation(program, `u${name[0].toUpperCase()}${name.slice(1)}`);
    if (Array.isArray(value)) gl.uniform3f(place, ...value);
    else gl.uniform1f(place, value);
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.finish();
  return canvas;
}
