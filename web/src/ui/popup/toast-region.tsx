import Check from 'lucide-react/icons/check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useHeightAs } from '../use-height-as.ts'
import { shownToasts, type Toast, type ToastTone, toast, watchToasts } from './toast.ts'

// In the middle, over the foot: the pay button and the foot of a drawer at the right stay free. Above a window in the
// middle, whose buttons it would cover there.

/** Where the messages of `toast` appear; read aloud, errors at once. Mounted once, by KitProvider. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts)
  const region = useRef<HTMLElement>(null)
  useHeightAs('--toasts', region)
  const urgent = toasts.filter(item => item.tone === 'danger')
  const calm = toasts.filter(item => item.tone !== 'danger')
  return createPortal(
    <section
      ref={region}
      aria-label={kitText.notifications}
      className="screen-only pointer-events-none fixed bottom-11 left-1/2 z-toast grid w-108 max-w-[calc(100vw-2rem)] -translate-x-1/2 gap-2 has-[>div:not(:empty)]:pb-3 max-lg:bottom-[max(2.75rem,var(--pay-foot,0px))] max-sm:bottom-[max(3.75rem,var(--pay-foot,0px))] in-[body:has([data-window])]:top-2 in-[body:has([data-window])]:bottom-auto"
    >
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {calm.map(item => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
      <div aria-live="assertive" className="grid gap-2 empty:hidden">
        {urgent.map(item => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
    </section>,
    document.body,
  )
}

const looks: Record<ToastTone, { edge: string; ink: string; icon: typeof Check }> = {
  success: { edge: 'border-l-success', ink: 'text-success-text', icon: Check },
  warning: { edge: 'border-l-warning', ink: 'text-warning-text', icon: TriangleAlert },
  danger: { edge: 'border-l-danger', ink: 'text-danger-text', icon: OctagonAlert },
}

function ToastCard({ item }: { item: Toast }) {
  // The timer stops while the pointer is over the toast or the focus is in it.
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toast.close(item.id), item.milliseconds)
    return () => clearTimeout(timer)
  }, [held, item])
  const { edge, ink, icon: Icon } = looks[item.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock
    <div
      className={classNames(
        'pointer-events-auto flex min-h-11 items-center gap-2.5 rounded-[8px] border-l-[3px] bg-raised py-2 pr-2 pl-3 text-ink shadow-2',
        edge,
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={ink} />
      <span className="line-clamp-6 min-w-0 flex-1 wrap-anywhere">{item.text}</span>
      {item.actions.map(action => (
        <Button
          key={action.label}
          size="sm"
          variant="ghost"
          onClick={() => {
            toast.close(item.id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      ))}
      <IconButton label={kitText.close} icon={<X />} size="sm" tooltip={false} onClick={() => toast.close(item.id)} />
    </div>
  )
}
