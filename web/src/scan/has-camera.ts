/** Whether this browser can read codes with its camera. */
export const hasCamera = (): boolean =>
  'BarcodeDetector' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function'
