import { readTaxCode } from '@quay/domain/tax/read-tax-code'
import { refuseAs } from '../../db/refuse-as.ts'

/**
 * The fields of a customer or provider with the tax code as it is kept; `before` is the code that it had. Throws
 * `tax-code-shape`, `tax-code-check-digit`.
 */
export function withTaxCode<Fields extends { taxCode?: string | null | undefined }>(
  fields: Fields,
  before?: string | null,
): Fields {
  const read = readTaxCode(fields.taxCode, before)
  if (!read.ok) throw refuseAs(read)
  return fields.taxCode === undefined ? fields : { ...fields, taxCode: read.taxCode }
}
