import { useState } from 'react'
import { CameraButton } from '../../../scan/camera-button.tsx'
import { CameraScan } from '../../../scan/camera-scan.tsx'
import { hasCamera } from '../../../scan/has-camera.ts'

/** For a phone that is the till: its camera reads codes into the cart, one pack behind the other, until it is stopped. */
export function CameraFind({ onScan }: { onScan: (code: string) => void }) {
  const [filming, setFilming] = useState(false)
  if (!hasCamera()) return null
  return (
    <>
      <CameraButton size="sm" variant="ghost" filming={filming} onChange={setFilming} />
      {filming && (
        <div className="absolute inset-x-0 top-[calc(100%+4px)] z-popover rounded-3 bg-raised p-1 shadow-2">
          <CameraScan onScan={onScan} onStop={() => setFilming(false)} />
        </div>
      )}
    </>
  )
}
