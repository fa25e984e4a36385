import type { AuditAction } from '@quay/contract/audit-action'
import { insertMany } from './insert-many.ts'
import { newId } from './new-id.ts'
import type { AuditSubject, Tx } from './transaction.ts'

interface AuditRow {
  action: AuditAction
  subject: AuditSubject
  before?: unknown
  after?: unknown
}

/** Adds many rows to the user log with one statement: what `tx.audit` does for one. */
export async function auditMany(tx: Tx, rows: readonly AuditRow[]): Promise<void> {
  tx.audited += rows.length
  await insertMany(
    tx,
    'user_log',
    columns,
    rows.map(({ action, subject, before, after }) => ({
      at: tx.now,
      id: newId(),
      employee_id: tx.actor?.employeeId ?? null,
      employee_name: tx.actor?.fullName ?? '',
      branch_id: subject.branchId ?? null,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_code: subject.code ?? null,
      before: before ?? null,
      after: after ?? null,
      session_id: tx.actor?.sessionId ?? null,
      address: tx.origin.address,
      device: tx.origin.device ?? null,
      amount: subject.amount ?? null,
      request_id: tx.origin.requestId,
    })),
  )
}

const columns = {
  at: 'timestamptz',
  id: 'uuid',
  employee_id: 'uuid',
  employee_name: 'text',
  branch_id: 'uuid',
  action: 'text',
  subject_kind: 'text',
  subject_id: 'uuid',
  subject_code: 'text',
  before: 'jsonb',
  after: 'jsonb',
  session_id: 'uuid',
  address: 'text',
  device: 'text',
  amount: 'bigint',
  request_id: 'text',
} as const
