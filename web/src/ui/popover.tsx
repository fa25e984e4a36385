import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'

type PopoverProps = {
  /** The button that opens it; it keeps `aria-expanded`. Left out when `anchor` and `open` are given. */
  trigger?: ReactElement
  anchor?: RefObject<Element | null> | undefined
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Name of the popup for readers. */
  label: string
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Takes focus when it opens, instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  padded?: boolean
  className?: string
  children: ReactNode
}

/** A small surface at its opener: focus moves in, Tab stays, Esc closes it and gives the focus back. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, open, onOpenChange, label, align = 'start', side = 'bottom', initialFocus } = props
  const { padded = true, className, children } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} modal="trap-focus">
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-popover"
        >
          <Base.Popup
            aria-label={label}
            initialFocus={initialFocus}
            className={classNames(
              'max-h-(--available-height) max-w-(--available-width) overflow-auto rounded-[8px] bg-raised text-13 text-ink shadow-2',
              'transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
              padded && 'p-2',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
