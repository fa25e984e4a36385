import MoreHorizontal from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Link } from '../button/link.tsx'
import { Menu } from '../popup/menu.tsx'
import { useBelow } from '../viewport.ts'

type FoldedAction = { id: string; label: string; icon: ReactNode } & (
  | { to: string }
  | { onSelect: () => void; disabled?: boolean; danger?: boolean }
)

/**
 * The rarer actions of a head with many: buttons among the others, on a phone one button with a menu, so that they do not
 * push the page down. One alone stays a button.
 */
export function FoldedActions({ actions }: { actions: FoldedAction[] }) {
  const isPhone = useBelow('sm')
  if (isPhone && actions.length > 1)
    return (
      <Menu
        label={kitText.moreActions}
        trigger={<IconButton variant="default" label={kitText.moreActions} icon={<MoreHorizontal />} />}
        entries={actions}
      />
    )
  return actions.map(action =>
    'to' in action ? (
      <Link key={action.id} to={action.to} className={buttonClass()}>
        {action.icon}
        {action.label}
      </Link>
    ) : (
      <Button key={action.id} icon={action.icon} disabled={action.disabled} onClick={action.onSelect}>
        {action.label}
      </Button>
    ),
  )
}
