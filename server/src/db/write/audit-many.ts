import type { AuditedRow, AuditSubject, Tx } from '../connection/transaction.ts'
import { newId } from '../new-id.ts'
import { insertMany } from './insert-many.ts'

interface AuditRow extends AuditedRow {
  subject: AuditSubject
}

/** Adds many rows to the user log with one statement: what `tx.audit` does for one. */
export async function auditMany(tx: Tx, rows: readonly AuditRow[]): Promise<void> {
  for (const row of rows) tx.audited.push(row)
  await insertMany(
    tx,
    'user_log',
    rows.map(({ action, subject, before, after }) => ({
      at: tx.now,
      id: newId(),
      employeeId: tx.actor?.employeeId ?? null,
      employeeName: tx.actor?.fullName ?? '',
      branchId: subject.branchId ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectCode: subject.code ?? null,
      before: before ?? null,
      after: after ?? null,
      sessionId: tx.actor?.sessionId ?? null,
      address: tx.origin.address,
      device: tx.origin.device ?? null,
      amount: subject.amount ?? null,
      requestId: tx.origin.requestId,
    })),
  )
}
