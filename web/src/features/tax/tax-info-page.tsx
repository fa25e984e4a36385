import { taxRoutes } from '@quay/contract/tax/routes'
import { useState } from 'react'
import { useBranchId, useProfile } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { taxText } from '../../text/money/tax.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { TaxInfoForm } from './tax-info-form.tsx'
import { TaxViews } from './tax-views.tsx'

/** What each branch is to the tax office. */
export function TaxInfoPage() {
  const { branches } = useProfile()
  const current = useBranchId()
  const [branchId, setBranchId] = useState(current)
  const { data, error, refetch } = useRoute(taxRoutes.info, { query: { branchId } }, { keepPrevious: false })
  return (
    <>
      <PageHead title={taxText.title} actions={<TaxViews />} />
      <Card className="max-w-180" padded>
        <div className="grid gap-4">
          {branches.length > 1 && (
            <Field label={taxText.branch}>
              <Select
                value={branchId}
                onChange={setBranchId}
                options={branches.map(branch => ({ value: branch.id, label: branch.name }))}
              />
            </Field>
          )}
          {error ? (
            <ErrorState title={error.message} onRetry={() => refetch()} />
          ) : data ? (
            // A saved declaration comes back with a new version, and the form starts from it.
            <TaxInfoForm key={`${data.branchId}.${data.version}`} info={data} isCurrent={branchId === current} />
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
      </Card>
    </>
  )
}
