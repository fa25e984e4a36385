import type { Branch } from '@quay/contract/branch/shapes'
import { printTemplateRoutes } from '@quay/contract/print-template/routes'
import { type PrintKind, printKinds } from '@quay/contract/print-template/template'
import { isAllowed } from '@quay/contract/right/permission'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { templateText as words } from '../../../text/kit/print-template.ts'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TemplateBlocks } from '../template-blocks.tsx'

/** How papers of a branch look: which kind, whose template, and the editor of its blocks. */
export function BranchTemplates({ branch }: { branch: Branch }) {
  const { rights } = useSession()
  const [kind, setKind] = useState<PrintKind>('bill')
  const [scope, setScope] = useState<'branch' | 'store'>('branch')
  const query = { branchId: branch.id }
  const kept = useRoute(printTemplateRoutes.kept, { query }, { keepPrevious: false })
  const shown = useRoute(printTemplateRoutes.print, { query }, { keepPrevious: false })
  const mayEditStore = isAllowed(rights, { model: 'store', action: 'update' })
  if (!kept.data || !shown.data) return <Skeleton lines={10} />
  const branchId = scope === 'branch' ? branch.id : null
  const own = kept.data.find(one => one.kind === kind && one.branchId === branchId) ?? null
  const general = kept.data.find(one => one.kind === kind && one.branchId === null)?.template ?? null
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field label={words.kind}>
          <Select
            value={kind}
            options={printKinds.map(value => ({ value, label: words.kinds[value] }))}
            onChange={setKind}
          />
        </Field>
        {mayEditStore && (
          <Field label={words.scope} group>
            <Segmented
              label={words.scope}
              value={scope}
              options={(['branch', 'store'] as const).map(value => ({ value, label: words.scopes[value] }))}
              onChange={setScope}
            />
          </Field>
        )}
      </div>
      <TemplateBlocks
        // After a save, or a change by another person, the editor starts from what is kept now.
        key={`${kind} ${scope} ${own?.version ?? 0}`}
        branch={branch}
        branchId={branchId}
        kind={kind}
        own={own}
        general={general}
        store={shown.data.store}
      />
    </div>
  )
}
