import { useSyncExternalStore } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { Link } from '../button/link.tsx'
import { Dialog } from '../window/dialog.tsx'
import { type Hotkey, listHotkeys, watchHotkeys } from './hotkeys.ts'
import { Kbd } from './kbd.tsx'

type HotkeyWindowProps = { open: boolean; guides: string | undefined; onClose: () => void }

/** Every key that is bound on this screen, by scope, and the way to the guides. */
export function HotkeyWindow({ open, guides, onClose }: HotkeyWindowProps) {
  const hotkeys = useSyncExternalStore(watchHotkeys, listHotkeys)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={kitText.hotkeyHelp}
      description={kitPartText.hotkeyHelpHint}
      actions={
        <>
          {guides && (
            <Link to={guides} onClick={onClose} className={buttonClass()}>
              {kitPartText.guides}
            </Link>
          )}
          <Button onClick={onClose}>{kitText.close}</Button>
        </>
      }
    >
      {/* A long list scrolls by the arrows: something in it has to take the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section aria-label={kitText.hotkeyHelp} tabIndex={0} className="gap-8 rounded-1 sm:columns-2">
        {[...byScope(hotkeys)].map(([scope, keys]) => (
          <section key={scope} className="pb-3">
            <h3 className="break-after-avoid pb-1 font-medium text-12 text-ink-3">{scope}</h3>
            <dl>
              {keys.map(hotkey => (
                <div key={hotkey.id} className="flex break-inside-avoid min-h-7 items-center justify-between gap-3">
                  <dt>{hotkey.label}</dt>
                  <dd>
                    <Kbd>{hotkey.key}</Kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}

function byScope(hotkeys: readonly Hotkey[]): Map<string, Hotkey[]> {
  const scopes = new Map<string, Hotkey[]>()
  const seen = new Set<string>()
  for (const hotkey of hotkeys) {
    if (seen.has(hotkey.id)) continue
    seen.add(hotkey.id)
    scopes.set(hotkey.scope, [...(scopes.get(hotkey.scope) ?? []), hotkey])
  }
  return scopes
}
