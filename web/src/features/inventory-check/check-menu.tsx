import { isAllowed } from '@quay/contract/right/permission'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Menu } from '../../ui/popup/menu.tsx'
import { ReasonTable } from './reason-table.tsx'

/** What stands beside the checks: other books of the stock room, and the table of reasons. */
export function CheckMenu() {
  const { rights } = useSession()
  const [isOpen, setOpen] = useState(false)
  const seesValue = (['cost', 'product_report'] as const).every(model => isAllowed(rights, { model, action: 'read' }))
  return (
    <>
      <Menu
        label={checkText.more}
        trigger={<IconButton label={checkText.more} icon={<MoreHorizontal />} />}
        entries={[
          { id: 'quality', label: checkText.quality, to: '/products/quality-check' },
          { id: 'incidents', label: checkText.incidents, to: '/products/drug-incident' },
          { id: 'report', label: checkText.reasonReport, to: '/products/check-inventory/by-reason' },
          ...(seesValue
            ? [{ id: 'value', label: checkText.stockValue, to: '/reports/product-report?view=WAREHOUSE_VALUE' }]
            : []),
          { id: 'reasons', label: checkText.reasonTable, onSelect: () => setOpen(true) },
        ]}
      />
      {isOpen && <ReasonTable onClose={() => setOpen(false)} />}
    </>
  )
}
