import type { Customer, customerBody } from '@quay/contract/partner/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { insertWithCode } from '../../db/write/insert-with-code.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { withTaxCode } from '../tax/with-tax-code.ts'
import { wardName } from '../ward/ward-of.ts'
import { customerCodes } from './codes.ts'
import { readCustomer } from './customer-queries.ts'
import { careName, customerFields, customerGroupName, customerSearchText, refuseTakenPhone } from './customer-store.ts'
import { refuseDebtLimit } from './debt-limit-right.ts'
import { describeCustomer } from './describe-customer.ts'
import { refuseUnasked } from './health-consent.ts'
import { phoneKey } from './phone-key.ts'
import { withCoordinates } from './with-coordinates.ts'

export type CustomerBody = z.output<typeof customerBody>

/**
 * Adds a customer. No two customers have the same phone. Without a code the counter gives one (KH000123). Throws
 * `customer-phone-taken` with its customer, what withTaxCode refuses, `code-taken`, `idempotency-conflict`,
 * `too-many-requests`, and `forbidden` for a debt limit from a caller without debt_limit/update.
 */
export async function createCustomer(tx: Tx, actor: Actor, given: CustomerBody, hash: Buffer): Promise<Customer> {
  return createFrom(tx, 'customer', given, hash, {
    read: id => readCustomer(tx, actor, id),
    async make({ id }) {
      const body = withCoordinates(withTaxCode(given))
      refuseDebtLimit(actor, body.debtLimit, null)
      refuseDebtLimit(actor, body.debtDays, null, 'debtDays')
      refuseUnasked(body)
      await refuseTakenPhone(tx, actor, { customerId: id, phone: body.phone })
      const ward = await wardName(tx, body.wardCode)
      const groupName = await customerGroupName(tx, body.groupId)
      const care = await careName(tx, body.careEmployeeId)

      const { code: chosen, branchId: asked, ...fields } = body
      const branchId = branchOf(actor, asked)
      const row = {
        id,
        branchId,
        ...sentFields(customerFields, fields),
        phoneKey: body.phone ? phoneKey(body.phone) : null,
        contentHash: hash,
      }
      const code = await insertWithCode(tx, { codes: customerCodes, code: chosen, row })
      if (code === undefined) throw refuseField('code-taken', 'code', { code: chosen! })
      await Promise.all([
        tx.insert('customer_search', [{ id, folded: customerSearchText({ ...body, code }) }]),
        tx.audit(
          'customer.create',
          { kind: 'customer', id, code },
          undefined,
          describeCustomer({ ...body, code, groupName, careName: care, wardName: ward }),
        ),
      ])
      return readCustomer(tx, actor, id)
    },
  })
}
