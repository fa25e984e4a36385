import type { Branch } from '@quay/contract/branch/shapes'
import { placeText } from '../../text/place.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether work goes on at a branch, and whether it is the default one. */
export function BranchStatus({ branch }: { branch: Pick<Branch, 'isActive' | 'isDefaultBranch'> }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {branch.isDefaultBranch && (
        <Badge tone="accent" shape="tick">
          {placeText.isDefault}
        </Badge>
      )}
      <Badge tone={branch.isActive === 1 ? 'success' : 'neutral'} shape={branch.isActive === 1 ? 'full' : 'hollow'}>
        {placeText.statuses[branch.isActive === 1 ? 1 : 0]}
      </Badge>
    </span>
  )
}
