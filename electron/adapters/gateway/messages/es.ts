import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'Pasarela',
  means: 'Compra en otro servicio con la misma interfaz, o en otra estación.',
  choice: 'De un servicio u otra estación',
  fields: {
    baseUrl: {
      label: 'Dirección',
      hint: 'Empieza por https.',
      fault: 'Indique una dirección que empiece por https, sin usuario, consulta ni fragmento.',
    },
    upstream: { label: 'Qué responde allí', values: { SERVICE: 'Un servicio', STATION: 'Otra estación' } },
    accessKey: { label: 'Clave de acceso' },
    secretKey: { label: 'Clave secreta' },
    token: {
      label: 'Token en lugar de claves',
      hint: 'Los secretos se muestran como asteriscos, que los conservan.',
      conflict: 'Token en lugar de claves: indique las claves o un token, no ambos.',
    },
    upstreamCarrierId: { label: 'Identificador de cuenta en el servicio' },
    timeoutSeconds: { label: 'Plazo' },
    certificateFingerprint: {
      label: 'Huella del certificado',
      hint: 'SHA-256, solo si ninguna autoridad avala el certificado.',
      fault: 'Indique 32 pares de cifras hexadecimales en mayúscula, separados por dos puntos.',
    },
    serviceMapping: {
      label: 'Códigos de servicio remotos',
      hint: 'Si difieren; una línea cada uno: nuestro código = su código.',
      fault: 'Escriba una línea por servicio: nuestro código = su código.',
    },
    labelHosts: {
      label: 'Otros equipos de etiquetas',
      hint: 'Adónde pueden llevar los enlaces a etiquetas además de la dirección; equipo o equipo:puerto.',
      fault: 'Indique equipos como equipo o equipo:puerto, 20 como máximo.',
    },
    refusalCodes: {
      label: 'Códigos de rechazo',
      hint: 'Códigos de error del servicio que prueban que no se ha comprado nada. Con los demás, queda sin saber.',
      fault: 'Indique códigos de 100 caracteres como máximo, 200 en total.',
    },
    allowHttp: { label: 'Permitir enviar direcciones y secretos sin cifrar a otra máquina' },
  },
};
