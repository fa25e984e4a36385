import { guardLimits } from '../../apart/guard-limits.ts'
import { decodeImage, RefusedImage } from './decode-image.ts'
import type { ImageAnswer, ImageTask } from './image-task.ts'

// A process of its own: what a picture unpacks to, and what a fault of the decoder breaks, stays in it.

const tell = (answer: ImageAnswer) => void process.send!(answer)

guardLimits()

process.once('message', async ({ file, purpose }: ImageTask) => {
  try {
    tell({ image: await decodeImage(Buffer.from(file.buffer, file.byteOffset, file.byteLength), purpose) })
  } catch (error) {
    if (error instanceof RefusedImage) tell({ refused: error.code, details: error.details })
    else tell({ failure: String((error as Error).stack) })
  }
})
