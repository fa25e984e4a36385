import { type Store, storePatch } from '@quay/contract/store/shapes'
import { describeHours } from '@quay/domain/access/access-hours'
import { describeLicence } from '@quay/domain/place/describe-licence'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { placeText } from '../../text/place.ts'
import { type PlaceForm, placeForm, withPlaceRules } from './place-form.ts'

const { fields } = placeText
const texts = ['name', 'phone', 'email', 'taxCode', 'receiptHeader', 'receiptFooter', 'returnPolicy'] as const

export type StoreForm = PlaceForm & Record<(typeof texts)[number], string> & { logo: Store['logo'] }

/** The store as the form holds it. */
export const formOf = (store: Store): StoreForm => ({
  ...placeForm(store),
  name: store.name,
  phone: store.phone,
  email: store.email ?? '',
  taxCode: store.taxCode ?? '',
  receiptHeader: store.receiptHeader ?? '',
  receiptFooter: store.receiptFooter ?? '',
  returnPolicy: store.returnPolicy ?? '',
  logo: store.logo,
})

const editSchema = storePatch.omit({ version: true }).required({ name: true, phone: true })

export const storeResolver = withPlaceRules(
  formResolver(editSchema, ({ logo, licences: _licences, ...form }: StoreForm) =>
    withoutEmpty({ ...form, logoId: logo?.id ?? null }),
  ),
)

const clearable = [
  'email',
  'taxCode',
  'receiptHeader',
  'receiptFooter',
  'returnPolicy',
  'address',
  'coordinates',
  'logoId',
] as const

/** What an edit sends: what was emptied is cleared. */
export function patchOf(values: z.output<typeof editSchema>, version: number): z.input<typeof storePatch> {
  return { ...withCleared(values, clearable), version }
}

const told: readonly (readonly [string, (store: Store) => string | null])[] = [
  [fields.storeName, store => store.name],
  [fields.phone, store => store.phone],
  [fields.email, store => store.email],
  [fields.taxCode, store => store.taxCode],
  [fields.logo, store => store.logo?.id ?? null],
  [fields.address, store => store.address],
  [fields.coordinates, store => store.coordinates],
  [fields.workingHours, store => store.workingHours && describeHours(store.workingHours)],
  [fields.licences, store => store.licences.map(describeLicence).join('; ') || null],
  [fields.receiptHeader, store => store.receiptHeader],
  [fields.receiptFooter, store => store.receiptFooter],
  [fields.returnPolicy, store => store.returnPolicy],
]

/** What somebody else changed in the store, in words. */
export const changesBetween = (before: Store, after: Store): string[] =>
  told
    .filter(([, read]) => read(before) !== read(after))
    .map(([name, read]) => (name === fields.logo ? name : `${name}: ${read(after) ?? placeText.none}`))
