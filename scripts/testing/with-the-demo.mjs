// The tests know the motel that the software comes with, whichever the installation is.
delete process.env.MOTEL;
