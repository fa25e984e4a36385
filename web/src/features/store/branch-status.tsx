import type { Branch } from '@quay/contract/branch/shapes'
import { placeText } from '../../text/setting/place.ts'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Badge } from '../../ui/mark/badge.tsx'

/** Whether work goes on at a branch, and whether it is the default one. */
export function BranchStatus({ branch }: { branch: Pick<Branch, 'isActive' | 'isDefaultBranch'> }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {branch.isDefaultBranch && (
        <Badge tone="accent" shape="tick">
          {placeText.isDefault}
        </Badge>
      )}
      <ActiveBadge isActive={branch.isActive} words={placeText.statuses} />
    </span>
  )
}
