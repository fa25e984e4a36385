import { deviceText } from '../../text/device.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

/** What tills are for, and how another PC or a phone comes into the shop's network. */
export function ConnectNote() {
  return (
    <div className="mb-3 grid gap-2">
      <p className="max-w-prose text-ink-2">{deviceText.intro}</p>
      <Disclosure title={deviceText.moreDevices}>
        <p className="max-w-prose text-ink-2">{deviceText.moreDevicesText}</p>
        <p className="mt-2">
          <code className="rounded-1 bg-sunken px-2 py-1">npm run trust</code>
        </p>
      </Disclosure>
    </div>
  )
}
