import type { Ward } from '@quay/contract/ward/shapes'
import { describeWard } from '@quay/domain/address/address-line'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'

/** A column of an answer: the ward that a row names, whole; null where it names none. */
export const wardOf = (row: string) =>
  `(select json_build_object('code', ward.code, 'name', ward.name, 'provinceCode', province.code, 'provinceName', province.name)
    from ward join province on province.code = ward.province_code where ward.code = ${row}.ward_code) as ward`

/** An address in one line, as it is printed: the line of the street, the ward and its province. */
export const addressLineOf = (row: string) =>
  `nullif(concat_ws(', ', nullif(${row}.address, ''), (select ward.full_name from ward where ward.code = ${row}.ward_code)), '')`

/** A ward by its code, as the log shows it; null for none. Throws `not-found` beside the field. */
export async function wardName(tx: Tx, code: string | null | undefined): Promise<string | null> {
  if (!code) return null
  const [ward] = await tx.query<{ fullName: string }>('select full_name from ward where code = $1', [code])
  if (!ward) throw refuseField('not-found', 'wardCode', { kind: 'ward', id: code })
  return ward.fullName
}

/** The ward before and after an edit, as the log shows them; the same where none was sent. Throws what `wardName` throws. */
export async function wardChange(
  tx: Tx,
  before: Ward | null,
  sent: string | null | undefined,
): Promise<[before: string | null, after: string | null]> {
  const name = before && describeWard(before)
  return [name, sent === undefined ? name : await wardName(tx, sent)]
}
