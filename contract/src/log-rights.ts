import { type AuditAction, auditActions } from './audit-action.ts'
import { disposalLog } from './disposal/audit.ts'
import { inboundLog } from './inbound/audit.ts'
import { inboundReturnLog } from './inbound-return/audit.ts'
import { inventoryCheckLog } from './inventory-check/audit.ts'
import { holdsAll, type LogRights } from './log-right.ts'
import { accountLog, debtLog, providerDebtLog, voucherLog } from './money/audit.ts'
import { customerLog, providerLog } from './partner/audit.ts'
import type { Rights } from './permission.ts'
import { priceBookLog } from './price-book/audit.ts'
import { purchaseOrderLog } from './purchase-order/audit.ts'
import { shiftLog } from './shift/audit.ts'
import { transferLog } from './stock-transfer/audit.ts'

/** By action, or by what stands before its dot. Each is declared with the fields it is about. */
const declared: Readonly<Record<string, LogRights>> = {
  account: accountLog,
  customer: customerLog,
  debt: debtLog,
  'debt.pay': providerDebtLog,
  disposal: disposalLog,
  inbound: inboundLog,
  'inbound.pay-debt': providerDebtLog,
  'inbound-return': inboundReturnLog,
  'inventory-check': inventoryCheckLog,
  'price-book': priceBookLog,
  provider: providerLog,
  'purchase-order': purchaseOrderLog,
  shift: shiftLog,
  'stock-transfer': transferLog,
  voucher: voucherLog,
}

const nothing: LogRights = {}

/** What the fields of a row of this action need. */
export const logRightsOf = (action: string): LogRights => declared[action] ?? declared[action.split('.')[0]!] ?? nothing

/** The actions whose money these rights do not show. */
export const actionsWithoutMoney = (rights: Rights): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter(action => !holdsAll(rights, logRightsOf(action).amount))
