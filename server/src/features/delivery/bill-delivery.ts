import type { Delivery, DeliveryBody } from '@quay/contract/delivery/shapes'
import type { Ward } from '@quay/contract/ward/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { wardOf } from '../ward/ward-of.ts'

const wardSql = `select ${wardOf('given')} from (values ($1)) as given (ward_code)`

/** A delivery as its bill keeps it; null for a bill whose customer takes the goods along. Throws `not-found` beside the ward. */
export async function keptDelivery(tx: Tx, body: DeliveryBody | undefined): Promise<Delivery | null> {
  if (!body) return null
  const { receiverName, phone, address, wardCode, note, wishedOn, wishedTime, carrier } = body
  const { carrierFee = null, weight = null, length = null, width = null, height = null } = body
  const [found] = wardCode ? await tx.query<{ ward: Ward | null }>(wardSql, [wardCode]) : []
  if (wardCode && !found?.ward) throw refuseField('not-found', 'delivery.wardCode', { kind: 'ward', id: wardCode })
  const ward = found?.ward ?? null
  return {
    receiverName,
    phone,
    address,
    ward,
    addressLine: addressLine({ address, ward })!,
    note: note || null,
    wishedOn: wishedOn ?? null,
    wishedTime: (wishedOn && wishedTime) || null,
    carrier: carrier || null,
    carrierFee,
    weight,
    length,
    width,
    height,
  }
}

export const deliveryRow = ({ ward, phone, ...kept }: Delivery, billId: string) => ({
  ...kept,
  id: newId(),
  billId,
  phone: phone!,
  wardCode: ward?.code ?? null,
})

const ofBillSql = `
  select receiver_name, phone, address, ${wardOf('d')}, address_line, note, wished_on, wished_time, carrier, carrier_fee,
    weight, length, width, height
  from delivery d where d.store_id = $1 and d.bill_id = $2`

/** The delivery of a bill, null where there is none. */
export async function readDelivery(tx: Tx, billId: string): Promise<Delivery | null> {
  return (await tx.query<Delivery>(ofBillSql, [tx.storeId, billId]))[0] ?? null
}
