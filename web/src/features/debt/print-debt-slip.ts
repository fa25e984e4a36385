import type { Reconciliation } from '@quay/contract/money/debt-report'
import type { Slip } from '@quay/domain/print/document'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { branchPrint } from '../../print/branch-print.ts'
import { debtReportText } from '../../text/partner/debt-report.ts'
import { printSlip } from '../receipt/shared/print-slip.ts'

const { slip: words } = debtReportText.reconcile

/** What a partner owes, on a roll: the figures of the period and each document that is not paid, with its day to pay. */
export function debtSlip(debt: Reconciliation): Slip {
  return [
    words.title,
    `${debt.name} (${debt.code})`,
    `${formatDate(debt.from)} – ${formatDate(debt.to)}`,
    '—',
    [words.opening, formatDong(debt.opening)],
    [words.increase, formatDong(debt.increase)],
    [words.decrease, formatDong(debt.decrease)],
    [words.closing, formatDong(debt.closing)],
    ...(debt.unpaid.length > 0 ? ['—', words.unpaid] : []),
    ...debt.unpaid.map(({ documentCode, dueDay, remaining }): [string, string] => [
      `${documentCode} ${words.due(formatDate(dueDay))}`,
      formatDong(remaining),
    ]),
  ]
}

/** Prints it on the roll of this till, with places to sign. */
export async function printDebtSlip(debt: Reconciliation, branchId: string): Promise<void> {
  printSlip(debtSlip(debt), { branchId, template: await branchPrint(branchId), signatures: words.signatures })
}
