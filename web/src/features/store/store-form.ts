import { type Store, storePatch } from '@quay/contract/store/shapes'
import { describeHours } from '@quay/domain/access/access-hours'
import { addressLine } from '@quay/domain/address/address-line'
import { describeLicence } from '@quay/domain/place/describe-licence'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { withWardCode } from '../../form/address-form.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { placeText } from '../../text/setting/place.ts'
import { type PlaceForm, placeForm, withPlaceRules } from './place-form.ts'

const { fields } = placeText
const texts = ['name', 'phone', 'email', 'taxCode', 'receiptHeader', 'receiptFooter', 'returnPolicy'] as const

export type StoreForm = PlaceForm & Record<(typeof texts)[number], string> & Pick<Store, 'logo' | 'displayPictures'>

/** The store as the form holds it. */
export const formOf = (store: Store): StoreForm => ({
  ...placeForm(store),
  ...textsOf(store, texts),
  logo: store.logo,
  displayPictures: store.displayPictures,
})

const editSchema = storePatch.omit({ version: true }).required({ name: true, phone: true })

export const storeResolver = withPlaceRules(
  formResolver(editSchema, ({ logo, displayPictures, licences: _licences, ...form }: StoreForm) =>
    withoutEmpty({
      ...withWardCode(form),
      logoId: logo?.id ?? null,
      displayPictureIds: displayPictures.map(({ id }) => id),
    }),
  ),
)

const clearable = [
  'email',
  'taxCode',
  'receiptHeader',
  'receiptFooter',
  'returnPolicy',
  'address',
  'wardCode',
  'coordinates',
  'logoId',
] as const

/** What an edit sends: what was emptied is cleared. */
export const patchOf = (values: z.output<typeof editSchema>, { version }: Store): z.input<typeof storePatch> => ({
  ...withCleared(values, clearable),
  version,
})

const textChanges = changesIn<Store>(
  [
    [fields.storeName, store => store.name],
    [fields.phone, store => store.phone],
    [fields.email, store => store.email],
    [fields.taxCode, store => store.taxCode],
    [fields.address, addressLine],
    [fields.coordinates, store => store.coordinates],
    [fields.workingHours, store => store.workingHours && describeHours(store.workingHours)],
    [fields.licences, store => store.licences.map(describeLicence).join('; ') || null],
    [fields.receiptHeader, store => store.receiptHeader],
    [fields.receiptFooter, store => store.receiptFooter],
    [fields.returnPolicy, store => store.returnPolicy],
  ],
  placeText.none,
)

const idsOf = (store: Store) => store.displayPictures.map(({ id }) => id).join()

/** What another person changed in the store, in words. */
export const changesBetween = (before: Store, after: Store): string[] => [
  ...textChanges(before, after),
  ...(before.logo?.id === after.logo?.id ? [] : [fields.logo]),
  ...(idsOf(before) === idsOf(after) ? [] : [fields.displayPictures]),
]
