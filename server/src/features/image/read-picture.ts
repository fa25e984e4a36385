import { askApart } from '../../apart/ask-apart.ts'
import { pictureReading } from '../../apart/file-queues.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'
import type { DecodedImage } from './decode-image.ts'
import type { ImageAnswer, ImageTask } from './image-task.ts'

const program = new URL('./image-program.ts', import.meta.url)
/** The largest picture that is taken unpacks to 160 MB and takes two seconds. */
const limits = { heapMb: 128, residentMb: 700, cpuSeconds: 10, silentSeconds: 60 }

/**
 * Decodes a picture of a store in a process of its own, when it is the store's turn. Not inside a transaction. Throws
 * `image-unreadable`, `image-too-large`, `files-waiting`.
 */
export function readPicture(storeId: string, task: ImageTask): Promise<DecodedImage> {
  return pictureReading.run(storeId, async () => {
    for await (const answer of askApart<ImageAnswer>(program, task, limits)) {
      if ('refused' in answer) throw refusedWith(answer.refused, answer.details)
      if ('failure' in answer)
        throw new Error(`A picture could not be read because of a mistake of ours: ${answer.failure}`)
      return { ...answer.image, bytes: Buffer.from(answer.image.bytes) }
    }
    throw new DomainError('image-unreadable')
  })
}
