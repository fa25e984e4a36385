import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { HotkeyLayer } from '../key/hotkey-layer.tsx'
import { scrimClass } from './dialog.tsx'
import { SheetForm } from './sheet-form.tsx'
import { UnsavedBar } from './unsaved-bar.tsx'
import { useBack } from './use-back.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'
import { useWindowOrder } from './use-window-order.ts'

type EditSheetProps = {
  open?: boolean
  onClose: () => void
  title: string
  /** Checks and saves. Errors are shown by the fields; the first one gets the focus afterwards. */
  onSubmit: () => void | Promise<void>
  /** Something was changed: closing then asks first. */
  dirty: boolean
  busy?: boolean
  submitLabel?: string
  /** Beside the title: a state, a code. */
  badge?: ReactNode
  /** At the left end of the foot: delete, for one. */
  aside?: ReactNode
  size?: 'base' | 'lg' | 'xl'
  children: ReactNode
}

const widths = { base: 'sm:w-[440px]', lg: 'sm:w-[720px]', xl: 'sm:w-[min(1080px,94vw)]' }

/** A form in a drawer from the right. Ctrl+S saves, Esc and Back close, unsaved changes are asked about in the foot. */
export function EditSheet(props: EditSheetProps) {
  const { open = true, onClose, title, dirty, badge, size = 'base' } = props
  const sheet = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  useUnsavedGuard(open && dirty)

  useBack(open, close)
  const onOpenChange = useWindowOrder(open, close)

  function close() {
    if (dirty && !asking) setAsking(true)
    else if (!dirty) onClose()
  }
  function drop() {
    setAsking(false)
    onClose()
  }
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={dirty}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          ref={sheet}
          initialFocus={() => firstField(sheet.current)}
          className={classNames(
            'fixed inset-y-0 right-0 z-dialog flex w-full max-w-full flex-col bg-raised text-13 text-ink shadow-3 sm:rounded-l-3',
            'transition-transform duration-slow data-ending-style:translate-x-full data-starting-style:translate-x-full',
            widths[size],
          )}
        >
          <HotkeyLayer active={open}>
            <div className="flex min-h-12 items-center gap-2 border-line border-b px-4 py-1.5">
              <Base.Title className="line-clamp-3 text-16 leading-snug">{title}</Base.Title>
              {badge}
              <IconButton label={kitText.close} icon={<X />} size="sm" className="-mr-1 ml-auto" onClick={close} />
            </div>
            <SheetForm
              onSubmit={props.onSubmit}
              foot={
                asking && dirty ? (
                  <UnsavedBar onStay={() => setAsking(false)} onDrop={drop} />
                ) : (
                  <>
                    {props.aside}
                    <Button className="ml-auto" onClick={close}>
                      {kitText.cancelEdit}
                    </Button>
                    <Button type="submit" variant="primary" busy={props.busy} keyHint="Ctrl+S">
                      {props.submitLabel ?? kitText.save}
                    </Button>
                  </>
                )
              }
            >
              {props.children}
            </SheetForm>
          </HotkeyLayer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first thing to fill in, rather than the close button that comes before it. */
function firstField(sheet: HTMLElement | null): HTMLElement | true {
  return sheet?.querySelector<HTMLElement>('form :is(input, select, textarea):enabled:read-write') ?? true
}
