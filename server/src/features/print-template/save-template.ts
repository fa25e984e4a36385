import { isDeepStrictEqual } from 'node:util'
import type { KeptTemplate, printTemplateRoutes } from '@quay/contract/print-template/routes'
import type { PrintKind, PrintTemplate } from '@quay/contract/print-template/template'
import type { Input } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { may } from '../../http/caller/rights.ts'
import { requireVisibleBranch } from '../branch/branch-queries.ts'
import { readKept } from './print-template-store.ts'

type Body = Input<(typeof printTemplateRoutes)['save']>['body']

const lockSql = `
  select id, body as template, version from print_template
  where store_id = $1 and branch_id is not distinct from $2::uuid and kind = $3 for update`
const branchSql = 'select name from branch where store_id = $1 and id = $2 for no key update'

/**
 * Keeps how a kind of paper looks at a branch, or in the whole store (with store/update); without a template what is general holds
 * again. Gives what is kept for that branch. Throws `version-conflict` where somebody was quicker, `template-kind-differs`,
 * `forbidden`, `not-found`.
 */
export async function saveTemplate(tx: Tx, actor: Actor, body: Body): Promise<KeptTemplate[]> {
  const { branchId, kind, template, version } = body
  if (template && template.kind !== kind) throw refuseField('template-kind-differs', 'template.kind')
  if (branchId) requireVisibleBranch(actor, branchId)
  else if (!may(actor, { model: 'store', action: 'update' })) throw new DomainError('forbidden')
  const place = await placeOf(tx, branchId)
  const [before] = await tx.query<{ id: string; template: PrintTemplate; version: number }>(lockSql, [
    tx.storeId,
    branchId,
    kind,
  ])
  const current = await readKept(tx, branchId ?? actor.branchIds[0]!)
  if (isDeepStrictEqual(before?.template ?? null, template)) {
    tx.repeated = true
    return current
  }
  if ((before?.version ?? 0) !== version) throw new DomainError('version-conflict', { current })
  if (!template) await tx.query('delete from print_template where store_id = $1 and id = $2', [tx.storeId, before!.id])
  else if (before)
    await tx.query(
      'update print_template set body = $3, version = version + 1, changed_at = $4 where store_id = $1 and id = $2',
      [tx.storeId, before.id, JSON.stringify(template), tx.now],
    )
  else
    await tx.insert('print_template', [
      { id: newId(), branchId, kind, body: JSON.stringify(template), changedAt: tx.now },
    ])
  await tx.audit(
    'print-template.change',
    branchId ? { kind: 'branch', id: branchId, code: place, branchId } : { kind: 'store', id: tx.storeId, code: place },
    describe(kind, before?.template ?? null),
    describe(kind, template),
  )
  return readKept(tx, branchId ?? actor.branchIds[0]!)
}

/** The name of the branch, which is locked against its end; of the store its own. */
async function placeOf(tx: Tx, branchId: string | null): Promise<string> {
  if (!branchId) {
    const [store] = await tx.query<{ name: string }>('select name from store where store_id = $1', [tx.storeId])
    return store!.name
  }
  const [branch] = await tx.query<{ name: string }>(branchSql, [tx.storeId, branchId])
  if (!branch) throw new DomainError('not-found', { kind: 'branch', id: branchId })
  return branch.name
}

/** A template as the log shows it. */
const describe = (kind: PrintKind, template: PrintTemplate | null) => ({
  printKind: kind,
  printPaper: template?.paper ?? null,
  printCopies: template?.copies ?? null,
  printBlocks: template?.blocks ?? null,
})
