import type { Store, storePatch } from '@quay/contract/store/shapes'
import { readPlace } from '@quay/domain/place/read-place'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Database } from '../../db/schema.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { requireImage } from '../image/image-store.ts'
import { describePlace, placeColumns } from '../place/place-columns.ts'
import { wardChange } from '../ward/ward-of.ts'
import { lockStore, readStore } from './store-queries.ts'

type StorePatch = Omit<z.output<typeof storePatch>, 'version'> & { version?: number | undefined }

const storeFields = [
  'name',
  'phone',
  'email',
  'taxCode',
  'logoId',
  'receiptHeader',
  'receiptFooter',
  'returnPolicy',
] as const satisfies readonly (keyof Database['store'])[]

/**
 * Edits the data of the store; without a version, at its current version (older clients). Receipts printed before
 * stay as they were. Throws `version-conflict` with the store as it is, what readPlace refuses, and `not-found` for an
 * unknown ward, or a logo or picture that is not one of this store.
 */
export async function updateStore(tx: Tx, patch: StorePatch): Promise<Store> {
  const { version, ...given } = patch
  const before = await lockStore(tx)
  if (version !== undefined && before.version !== version)
    throw new DomainError('version-conflict', { current: before })
  const read = readPlace(given)
  if (!read.ok) throw refuseAs(read)
  const fields = read.place
  if (fields.logoId) await requireImage(tx, fields.logoId, 'logo', 'logoId')
  const pictureIds = fields.displayPictureIds && [...new Set(fields.displayPictureIds)]
  for (const [place, id] of pictureIds?.entries() ?? [])
    await requireImage(tx, id, 'display', `displayPictureIds.${place}`)
  const [wardBefore, wardAfter] = await wardChange(tx, before.ward, fields.wardCode)

  await updateVersioned(tx, 'store', before.id, { ...sentFields(storeFields, fields), ...placeColumns(fields) })
  if (pictureIds) await replaceDisplayPictures(tx, pictureIds)
  const after = patched({ ...before, logoId: before.logo?.id ?? null }, fields)
  const changed = changedFields(
    describeStore({ ...before, logoId: before.logo?.id ?? null }, wardBefore),
    describeStore(after, wardAfter, pictureIds),
  )
  await tx.audit('store.update', { kind: 'store', id: before.id, code: after.name }, changed.before, changed.after)
  return readStore(tx)
}

async function replaceDisplayPictures(tx: Tx, imageIds: readonly string[]): Promise<void> {
  await tx.query('delete from display_picture where store_id = $1', [tx.storeId])
  await tx.insert(
    'display_picture',
    imageIds.map((imageId, position) => ({ id: newId(), imageId, position })),
  )
}

const pictureName = (id: string) => `Ảnh …${id.slice(-6)}`

/** The store as the log shows it: a picture by the end of its id. */
function describeStore(
  store: Store & { logoId: string | null },
  ward: string | null,
  pictureIds: readonly string[] = store.displayPictures.map(({ id }) => id),
): Record<string, unknown> {
  const { name, phone, email, taxCode, receiptHeader, receiptFooter, returnPolicy, logoId } = store
  return {
    ...{ name, phone, email, taxCode, receiptHeader, receiptFooter, returnPolicy },
    logo: logoId && pictureName(logoId),
    displayPictures: pictureIds.map(pictureName).join(', ') || null,
    ...describePlace(store, ward),
  }
}
