import { Dialog as Base } from '@base-ui/react/dialog'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { classNames } from '../class-names.ts'
import { stopAtUnreadable } from '../field/stop-at-unreadable.ts'
import { HotkeyLayer } from '../key/hotkey-layer.tsx'
import { confirm } from './confirm.ts'
import { useBack } from './use-back.ts'
import { useWindowOrder } from './use-window-order.ts'

type DialogProps = {
  /** Left out, it is there as long as it is drawn. */
  open?: boolean
  /** Asked to close: Esc, a click outside, the close button of the caller. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons of the foot, the safe one first. */
  actions?: ReactNode
  /** Takes the focus on opening; without it the first control does. Never give it the destructive button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  size?: 'sm' | 'base' | 'lg'
  /** Decided in the dialog only: a click outside does not close it. */
  sticky?: boolean
  children?: ReactNode
}

const widths = { sm: 'sm:w-[400px]', base: 'sm:w-[520px]', lg: 'sm:w-[760px]' }

const dropTyped = {
  title: kitText.unsavedTitle,
  confirmLabel: kitText.dropChanges,
  keepLabel: kitText.continueEditing,
}

export const scrimClass =
  'fixed inset-0 z-dialog bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

/**
 * A window over the page, for what cannot be done at the line. On a phone it rises from the bottom. Back closes it and leaves the page as it is; where
 * somebody typed into it, Back asks first, because it is pressed by mistake more easily than Esc.
 */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, actions, initialFocus } = props
  const { size = 'base', sticky = false, children } = props
  const onOpenChange = useWindowOrder(open, onClose)
  const isTyped = useRef(false)
  async function back() {
    const leaves = !isTyped.current || (await confirm(dropTyped))
    if (leaves) onClose()
  }
  useBack(open, () => void back())
  // Back from the first page of a tab, and a reload, are the browser's: it asks in its own words.
  useEffect(() => {
    if (!open) return
    const ask = (event: BeforeUnloadEvent) => isTyped.current && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [open])
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={sticky}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Viewport
          data-window
          className="fixed inset-0 z-dialog grid place-items-center p-4 max-sm:items-end max-sm:p-0"
        >
          <Base.Popup
            initialFocus={initialFocus}
            onSubmitCapture={stopUnreadable}
            onInputCapture={() => {
              isTyped.current = true
            }}
            className={classNames(
              'flex max-h-full w-full min-w-0 flex-col overflow-hidden rounded-[12px] bg-raised text-13 text-ink shadow-3 max-sm:rounded-b-none',
              'transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:data-starting-style:translate-y-8',
              widths[size],
            )}
          >
            <HotkeyLayer active={open}>
              <Base.Title className="px-5 pt-4 pb-1 text-16">{title}</Base.Title>
              {description && <Base.Description className="px-5 pb-3 text-ink-2">{description}</Base.Description>}
              {children && <div className="min-h-0 flex-1 overflow-auto px-5 pt-1 pb-4">{children}</div>}
              {actions && (
                <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{actions}</div>
              )}
            </HotkeyLayer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Enter in a field sends a form as its main button does: neither may drop what a field holds and nobody can read. */
function stopUnreadable(event: FormEvent<HTMLElement>) {
  if (!stopAtUnreadable(event.currentTarget)) return
  event.preventDefault()
  event.stopPropagation()
}
