import { isAllowed } from '@quay/contract/right/permission'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Coins from 'lucide-react/icons/coins'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import HandCoins from 'lucide-react/icons/hand-coins'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAddress } from '../../routing/use-address.ts'
import { kitText } from '../../text/kit/kit.ts'
import { closedDayText } from '../../text/money/closed-day.ts'
import { fundCountText } from '../../text/money/fund-count.ts'
import { fundTransferText } from '../../text/money/fund-transfer.ts'
import { debtText } from '../../text/partner/debt.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Menu, type MenuEntry } from '../../ui/popup/menu.tsx'

const TransferSheet = laterPart(async () => (await import('./task/transfer-sheet.tsx')).default)
const ClosedDaysSheet = laterPart(async () => (await import('./task/closed-days-sheet.tsx')).default)
const CountSheet = laterPart(async () => (await import('./task/count-sheet.tsx')).default)
const ChooseDebtor = laterPart(async () => (await import('./task/choose-debtor.tsx')).default)

type Task = 'count' | 'transfer' | 'collect' | 'pay' | 'close'

/** What else is done with the funds: money between them, debts taken and paid. */
export function CashbookMenu() {
  const { rights } = useSession()
  const { query, change } = useAddress()
  const [chosen, setTask] = useState<Task | null>(null)
  // What leads here may name the task.
  const task = chosen ?? (query.do === 'transfer' ? 'transfer' : null)
  function close() {
    setTask(null)
    if (query.do) change({ do: undefined })
  }
  const may = (model: 'cashbook' | 'customer' | 'provider' | 'closed_day', action: 'read' | 'create' | 'update') =>
    isAllowed(rights, { model, action })
  const entries: MenuEntry[] = [
    ...(may('cashbook', 'create')
      ? [
          {
            id: 'transfer',
            label: fundTransferText.title,
            icon: <ArrowLeftRight />,
            onSelect: () => setTask('transfer'),
          },
        ]
      : []),
    ...(may('cashbook', 'create')
      ? [{ id: 'count', label: fundCountText.title, icon: <Coins />, onSelect: () => setTask('count') }]
      : []),
    ...(may('customer', 'read') && (may('cashbook', 'create') || may('customer', 'update'))
      ? [
          {
            id: 'collect',
            label: debtText.paySubmit.customer,
            icon: <HandCoins />,
            onSelect: () => setTask('collect'),
          },
        ]
      : []),
    ...(may('provider', 'read') && may('provider', 'update')
      ? [{ id: 'pay', label: debtText.paySubmit.provider, icon: <HandCoins />, onSelect: () => setTask('pay') }]
      : []),
    ...(may('closed_day', 'update')
      ? [{ id: 'close', label: closedDayText.title, icon: <LockKeyhole />, onSelect: () => setTask('close') }]
      : []),
  ]
  if (entries.length === 0) return null
  return (
    <>
      <Menu
        label={kitText.moreActions}
        trigger={<IconButton variant="default" label={kitText.moreActions} icon={<MoreHorizontal />} />}
        entries={entries}
      />
      {task === 'transfer' && may('cashbook', 'create') && <TransferSheet onClose={close} />}
      {task === 'close' && <ClosedDaysSheet onClose={close} />}
      {task === 'count' && <CountSheet onClose={close} />}
      {task === 'collect' && <ChooseDebtor kind="customer" onClose={close} />}
      {task === 'pay' && <ChooseDebtor kind="provider" onClose={close} />}
    </>
  )
}
