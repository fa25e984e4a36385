import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useAction } from '../../api/use-action.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/popup/toast.ts'

/** Fills the groups with conditions now, not only at night. */
export function ApplyRulesButton() {
  const apply = useAction(customerGroupRoutes.apply, {
    onDone: ({ added, removed }) =>
      toast.success(partnerText.groups.applied(formatNumber(added), formatNumber(removed))),
  })
  return (
    <Button busy={apply.isPending} onClick={() => apply.mutate({ body: {} })}>
      {partnerText.groups.apply}
    </Button>
  )
}
