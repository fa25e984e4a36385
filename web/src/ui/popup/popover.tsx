import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { tabStops } from '../window/tab-stops.ts'
import { useFocusInside } from '../window/use-focus-inside.ts'
import { useAnchoredPopover } from './use-anchored-popover.ts'
import { useLightDismiss } from './use-light-dismiss.ts'

type SurfaceProps = {
  /** Name of the popup for readers. */
  label: string
  align?: 'start' | 'center' | 'end'
  /** Takes focus when it opens, instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  padded?: boolean
  className?: string
  children: ReactNode
}

type PopoverProps = SurfaceProps & {
  /** The button that opens it; it keeps `aria-expanded`. Left out when `anchor` and `open` are given. */
  trigger?: ReactElement<ComponentProps<'button'>>
  anchor?: RefObject<Element | null> | undefined
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A small surface at its opener: focus moves in, Tab stays, Esc closes it and gives the focus back. */
export function Popover({ trigger, anchor, open, onOpenChange, ...surface }: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [openHere, setOpenHere] = useState(false)
  const isOpen = open ?? openHere
  function change(next: boolean) {
    setOpenHere(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          ref: opener,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: () => change(!isOpen),
        })}
      {isOpen && (
        <Surface {...surface} id={id} anchor={anchor ?? opener} opener={opener} onClose={() => change(false)} />
      )}
    </>
  )
}

type OpenProps = SurfaceProps & {
  id: string
  anchor: RefObject<Element | null>
  opener: RefObject<Element | null>
  onClose: () => void
}

function Surface(props: OpenProps) {
  const { id, label, anchor, opener, onClose, align = 'start', initialFocus, padded = true, className } = props
  const popup = useRef<HTMLDivElement>(null)
  useAnchoredPopover(true, anchor, popup, { align })
  useFocusInside(popup, layer => initialFocus?.current ?? tabStops(layer)[0] ?? layer)
  useLightDismiss(popup, opener, onClose)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Closes this only, not the dialog around it.
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Tab') stay(event)
  }
  return (
    <div
      ref={popup}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={classNames(
        'fixed inset-auto m-0 overflow-auto whitespace-normal rounded-[8px] border-0 bg-raised text-left font-normal text-13 text-ink shadow-2',
        'outline-none! transition-opacity starting:opacity-0',
        padded ? 'p-2' : 'p-0',
        className,
      )}
    >
      {props.children}
    </div>
  )
}

/** Tab goes around inside. */
function stay(event: KeyboardEvent<HTMLDivElement>) {
  const stops = tabStops(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== from && event.target !== event.currentTarget) return
  event.preventDefault()
  to?.focus()
}
