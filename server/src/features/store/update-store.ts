import type { Store, storePatch } from '@quay/contract/store/shapes'
import { readPlace } from '@quay/domain/place/read-place'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
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
 * unknown ward or a logo that is not a picture of this store.
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
  const [wardBefore, wardAfter] = await wardChange(tx, before.ward, fields.wardCode)

  await updateVersioned(tx, 'store', before.id, { ...sentFields(storeFields, fields), ...placeColumns(fields) })
  const after = patched({ ...before, logoId: before.logo?.id ?? null }, fields)
  const changed = changedFields(
    describeStore({ ...before, logoId: before.logo?.id ?? null }, wardBefore),
    describeStore(after, wardAfter),
  )
  await tx.audit('store.update', { kind: 'store', id: before.id, code: after.name }, changed.before, changed.after)
  return readStore(tx)
}

/** The store as the log shows it: a logo by the end of its id. */
function describeStore(store: Store & { logoId: string | null }, ward: string | null): Record<string, unknown> {
  const { name, phone, email, taxCode, receiptHeader, receiptFooter, returnPolicy, logoId } = store
  return {
    ...{ name, phone, email, taxCode, receiptHeader, receiptFooter, returnPolicy },
    logo: logoId && `Ảnh …${logoId.slice(-6)}`,
    ...describePlace(store, ward),
  }
}
