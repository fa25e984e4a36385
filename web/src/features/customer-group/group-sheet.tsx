import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup } from '@quay/contract/customer-group/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { AskButton } from '../../form/ask-button.tsx'
import { GroupSheet } from '../../form/group-sheet.tsx'
import { partnerText } from '../../text/partner.ts'

const { groups: words } = partnerText

/** Makes, renames or deletes a group of customers. */
export const CustomerGroupSheet = ({ group, onClose }: { group: CustomerGroup | null; onClose: () => void }) => (
  <GroupSheet
    group={group}
    routes={customerGroupRoutes}
    title={group ? words.edit(group.name) : words.add}
    labels={words}
    onClose={onClose}
    aside={({ id, version, name }, showError) => (
      <AskButton
        route={customerGroupRoutes.delete}
        input={{ params: { id }, body: { version } }}
        question={{
          title: words.removeTitle(name),
          description: words.removeHint(formatNumber(group?.customerCount ?? 0)),
          confirmLabel: words.remove,
        }}
        onDone={onClose}
        showError={showError}
      />
    )}
  />
)
