import type { BranchPrint, PrintStore } from '@quay/contract/print-template/branch-print'
import type { KeptTemplate } from '@quay/contract/print-template/routes'
import type { PrintTemplate } from '@quay/contract/print-template/template'
import { imageAddress } from '@quay/contract/upload/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'

const keptSql = `
  select branch_id, kind, body as template, version from print_template
  where store_id = $1 and (branch_id = $2 or branch_id is null) order by kind, branch_id nulls last`

/** What a branch and its store say of their papers, the branch's own before the store's. */
export const readKept = (tx: Tx, branchId: string): Promise<KeptTemplate[]> =>
  tx.query<KeptTemplate>(keptSql, [tx.storeId, branchId])

const storeSql = `
  select s.receipt_header, s.receipt_footer, s.return_policy,
    not exists (select from setting g where g.store_id = $1 and g.key = 'useVat' and g.value = 'false') as uses_vat,
    not exists (select from setting g where g.store_id = $1 and g.key = 'useLots' and g.value = 'false') as uses_lots,
    exists (select from setting g where g.store_id = $1 and g.key = 'printSaved' and g.value = 'true') as prints_saved,
    (select i.slug from image i where i.store_id = $1 and i.id = s.logo_id) as slug
  from branch b join store s on s.store_id = b.store_id where b.store_id = $1 and b.id = $2`

/** The templates that hold at a branch, with what the store gives to all its papers. Throws `not-found`. */
export async function readBranchPrint(tx: Tx, branchId: string): Promise<BranchPrint> {
  const [[row], kept] = await Promise.all([
    tx.query<Omit<PrintStore, 'logo'> & { slug: string | null }>(storeSql, [tx.storeId, branchId]),
    readKept(tx, branchId),
  ])
  if (!row) throw new DomainError('not-found', { kind: 'branch', id: branchId })
  const { slug, ...store } = row
  const templates = new Map<string, PrintTemplate>()
  for (const { kind, template } of kept) if (!templates.has(kind)) templates.set(kind, template)
  return { templates: [...templates.values()], store: { ...store, logo: slug && imageAddress(slug) } }
}
