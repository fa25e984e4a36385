import type { Ward } from '@quay/contract/ward/shapes'

/** An address as forms hold it: the ward whole, so that its province is known with it. */
export type AddressForm = { address: string; ward: Ward | null }

export const addressForm = (record: { address: string | null; ward: Ward | null } | null): AddressForm => ({
  address: record?.address ?? '',
  ward: record?.ward ?? null,
})

/** What is sent of a form with an address: the ward by its code, empty without one. */
export function withWardCode<Form extends { ward: Ward | null }>({ ward, ...form }: Form) {
  return { ...form, wardCode: ward?.code ?? '' }
}
