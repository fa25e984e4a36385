import { createHash, X509Certificate } from 'node:crypto'

/**
 * The authority as a configuration profile, which iPhones, iPads and Macs install. Its identifiers come from the
 * certificate, so that installing it twice replaces it.
 */
export function mobileProfile(authority: string): string {
  const certificate = new X509Certificate(authority)
  const data = certificate.raw.toString('base64').replace(/(.{64})/g, '$1\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>vn.quay.trust</string>
  <key>PayloadUUID</key><string>${identifier(certificate, 'profile')}</string>
  <key>PayloadDisplayName</key><string>Quầy: chứng chỉ của cửa hàng</string>
  <key>PayloadDescription</key><string>Cho phép mở Quầy an toàn trong mạng của cửa hàng. Chỉ có hiệu lực với tên máy và địa chỉ mạng nội bộ.</string>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.security.root</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>vn.quay.trust.authority</string>
      <key>PayloadUUID</key><string>${identifier(certificate, 'authority')}</string>
      <key>PayloadDisplayName</key><string>Quầy</string>
      <key>PayloadCertificateFileName</key><string>quay.crt</string>
      <key>PayloadContent</key>
      <data>
${data}
      </data>
    </dict>
  </array>
</dict>
</plist>
`
}

/** A UUID of the kind that is made from a hash (version 8). */
function identifier(certificate: X509Certificate, part: string): string {
  const hash = createHash('sha256').update(certificate.raw).update(part).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return parts.join('-').toUpperCase()
}
