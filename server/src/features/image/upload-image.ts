import type { UploadedImage, uploadBody } from '@quay/contract/upload/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { newSlug } from '../bill/new-slug.ts'
import { requireRoom } from '../store/require-room.ts'
import { addressOf, dropUnusedImages, readImage } from './image-store.ts'
import { readPicture } from './read-picture.ts'

/**
 * Keeps a picture and gives its id and address. The command that saves the id decides its use (the logo of a
 * store, the photo of a person); an unused picture is deleted after a day. Throws `image-unreadable`, `image-too-large`,
 * `files-waiting`, `idempotency-conflict`.
 */
export async function uploadImage(
  tx: Tx,
  actor: Actor,
  body: z.output<typeof uploadBody>,
  hash: Buffer,
): Promise<UploadedImage> {
  return createFrom(tx, 'image', body, hash, {
    read: id => readImage(tx, id),
    async make({ id }) {
      const file = Buffer.from(body.content, 'base64')
      const { bytes, width, height } = await tx
        .releaseWhile(() => readPicture(tx.storeId, { file, purpose: body.purpose }))
        .catch(besideTheField)
      const slug = newSlug()
      const now = tx.now
      await dropUnusedImages(tx, actor)
      await requireRoom(tx, 'files', 1)
      await requireRoom(tx, 'storage', bytes.length)
      await tx.insert('image', [
        {
          id,
          slug,
          purpose: body.purpose,
          width,
          height,
          bytes,
          createdBy: actor.employeeId,
          createdAt: now,
          contentHash: hash,
        },
      ])
      if (body.purpose !== 'paper') await tx.insert('public_slug', [{ slug, kind: 'image', id }])
      await tx.audit('image.upload', { kind: 'image', id }, undefined, { purpose: body.purpose, width, height })
      return { id, address: addressOf(body.purpose, id, slug), width, height }
    },
  })
}

function besideTheField(error: unknown): never {
  if (!(error instanceof DomainError) || !error.code.startsWith('image-')) throw error
  throw refusedWith(error.code, error.details, { issues: [{ path: 'content', message: error.message }] })
}
