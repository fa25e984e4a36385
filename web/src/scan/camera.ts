/** What a browser reads off a picture (Barcode Detection API); Chrome on Android has it, others do not. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}

type BarcodeReaderClass = new (options: { formats: readonly string[] }) => BarcodeReader

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'data_matrix', 'qr_code', 'itf']

const readerClass = () => (globalThis as { BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector

const lookEveryMs = 150
/** The same pack stays in the picture for a while: it is one scan until it was gone this long, */
const goneAfterMs = 1_200
/** and in so many pictures: a slow phone sees few, and one of them may be blurred. */
const goneAfterLooks = 2

/**
 * Shows the camera on the back in a video element and calls back with each code once, until the given function is called.
 * Throws where the person or the system refuses the camera.
 */
export async function watchCamera(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void> {
  const Reader = readerClass()
  if (!Reader) throw new Error('This browser reads no codes')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  video.srcObject = stream
  await video.play()
  const reader = new Reader({ formats })
  /** When each code was seen last, and in which look. */
  const lastSeen = new Map<string, { at: number; look: number }>()
  let looks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function look() {
    const codes = await reader.detect(video).catch(() => [])
    if (stopped) return
    const now = Date.now()
    looks += 1
    for (const { rawValue } of codes) {
      const seen = lastSeen.get(rawValue)
      lastSeen.set(rawValue, { at: now, look: looks })
      if (rawValue === '') continue
      if (!seen || (now - seen.at > goneAfterMs && looks - seen.look > goneAfterLooks)) onCode(rawValue)
    }
    timer = setTimeout(() => void look(), lookEveryMs)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
