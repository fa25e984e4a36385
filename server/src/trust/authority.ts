import 'reflect-metadata'
import { createPrivateKey, KeyObject, webcrypto } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509'
import * as x509 from '@peculiar/x509'
import { privateEndings, privateRanges } from './private-place.ts'

/** A certificate and its private key, both as PEM. */
export interface KeyPair {
  certificate: string
  key: string
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const day = 86_400_000
const authorityDays = 3650
/** Apple accepts 825 days from an authority that a person installed; a year and a month is what the web is used to. */
const serverDays = 397

/**
 * Makes the shop's own certificate authority. It can speak only for private names and addresses and for `names`: a
 * device that trusts it trusts it for this shop and for nothing on the internet. Valid for ten years.
 */
export async function makeAuthority(names: readonly string[], title: string, now: Date): Promise<KeyPair> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const permitted = [
    ...[...privateEndings, ...names].map(dNSName => new GeneralName({ dNSName })),
    ...privateRanges.map(iPAddress => new GeneralName({ iPAddress })),
  ]
  const constraints = new NameConstraints({
    permittedSubtrees: new GeneralSubtrees(permitted.map(base => new GeneralSubtree({ base }))),
  })
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [title] }, { O: ['Quầy'] }],
    ...period(now, authorityDays),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      new x509.Extension(id_ce_nameConstraints, true, AsnConvert.serialize(constraints)),
    ],
  })
  return { certificate: pemOf(certificate), key: keyPem(keys.privateKey) }
}

/** What a server is called: names and addresses. */
export interface ServerNames {
  names: readonly string[]
  addresses: readonly string[]
}

/** Issues a certificate for a server of the shop, with a key of its own. Valid for 397 days. */
export async function issueServerCertificate(
  authority: KeyPair,
  { names, addresses }: ServerNames,
  now: Date,
): Promise<KeyPair> {
  const issuer = new x509.X509Certificate(authority.certificate)
  const signingKey = createPrivateKey(authority.key).toCryptoKey(algorithm, false, ['sign'])
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.create({
    subject: [{ CN: ['Quầy'] }],
    issuer: issuer.subjectName,
    ...period(now, serverDays),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map(value => ({ type: 'dns' as const, value })),
        ...addresses.map(value => ({ type: 'ip' as const, value })),
      ]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  return { certificate: pemOf(certificate), key: keyPem(keys.privateKey) }
}

/** From yesterday: the clock of a till may be behind. */
function period(now: Date, days: number) {
  return { notBefore: new Date(now.getTime() - day), notAfter: new Date(now.getTime() + days * day) }
}

const pemOf = (certificate: x509.X509Certificate) => `${certificate.toString('pem')}\n`
const keyPem = (key: webcrypto.CryptoKey) => KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' }).toString()
