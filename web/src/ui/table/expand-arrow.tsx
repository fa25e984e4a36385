import ChevronRight from 'lucide-react/icons/chevron-right'
import { listText } from '../../text/kit/list.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'

type ExpandArrowProps = {
  /** Of the row: its code. */
  name: string
  expanded: boolean
  onToggle: () => void
  /** A finger needs more room, and a card has no other key for it. */
  touch?: boolean
}

/** Shows a row of a list in place, where opening it leads elsewhere. In a table the row itself has the keys → and ←. */
export function ExpandArrow({ name, expanded, onToggle, touch = false }: ExpandArrowProps) {
  return (
    <IconButton
      label={listText.lookInto(name)}
      icon={<ChevronRight className={classNames('transition-transform', expanded && 'rotate-90')} />}
      size={touch ? 'lg' : 'sm'}
      tooltip={false}
      tabIndex={touch ? undefined : -1}
      aria-expanded={expanded}
      onClick={onToggle}
    />
  )
}
